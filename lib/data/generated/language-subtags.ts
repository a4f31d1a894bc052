/**
 * Made by `npm run languages` from IANA's registry of language subtags of 2025-08-25
 * (https://www.iana.org/assignments/language-subtag-registry), by the package language-subtag-registry (CC0-1.0). Without
 * what is deprecated or for private use.
 */

/** 7854 languages of three letters: one bit for each word of three letters, aaa in the lowest of the first byte; base64. */
export const LONG_LANGUAGES =
  '/+39/u//v9v7//7a9x88V2+Xc/j/9/9wvwP//8sFhVDp//1/////d/////////fj6f///028Cnq+/3///v/3///v/98r9PHwXeefFAcg3+0fPs' +
  'kh+L/u3///f///f/////9//f////d/7///7/+/x7///b//7f////6/////79////P/+3f////+///7///3///13///f9/////+///f///f+f//' +
  '7v//////9z+9/cWtb0DvnMFDLAglQQBQRACAu//yn7RCRdaTJIj3e+cXV1V5Dhw3f/Pvn+9dOGUIAAC8/7////9/Nz7Hh8//AYEAsAWAACAAAA' +
  'NAAACSIdD9df/e/l4EAAJkjRnBn3siAAAA323OIuXZ8/5//c+dFEEEhgDRAPDHZ1/WmV637e8DAAIAAADAV1pHkm0BLtZ7dN9/fwAAAAEEVgMA' +
  'ALAUJ1EWCgABAAAQEUkAAGAQAAAAEAAARAQAEIAFGAAABQCAKAQAABDVLRBkFSRTtdW/4s0DAIAAQAAAAAAABBc5Ad1XmSGYpwgAAUCCAAAABA' +
  'AAAAIBQABEAACw/qs5AAIAAAAEAAAAAAAgAEAEAAAAAgAAABCDqAUAAAAABCAEpggEAAiBUAAACDGGQAAAAABAAAP1AxAIBAAAAOA7sxMAgAAR' +
  'AAAAAAAAAAAAAAAA///f7//fz4OiwP/fJ+8f5QMQILDFgEUlmwPfud8D0EiQAQ6Bo5NU2zjzf/9t+f//fwQIAAEhEjxf/Q+FT0QAAAT//d/W6B' +
  'v0N6MNAAAge3kCB4QA8P9//gAYBIEAAACAEJQcAQAAAAAAEEAABAi0/qUMQAAAkSQEbABg8P/7f/YcBZ/fbgMAEQAAAEAFNbaCKAQABFHi//0/' +
  'BQkIBUAAAAAAEAAADAAAAAAhAmzjSBSIIMBHgAcAAADMUEAkhUeEQCAQACACUIgRANns7lA1DQFpDlnrMwgAIAVAEAAAAFBElknWXaeDR5f7AB' +
  'AACACAAEBFAAECAAFAgABCCPjr1znEnRYAAAwEASAg2aIBAAAAEkQAAAQQ8J2VEwSAAAHQFkAAEPCQYkzSAgFKAEYEAAgCACDAAIAGAAgAAAAA' +
  '8NjvFQIIAAABAAAAABABABAAAAD/1+N9//////9////2////////P/f+3//7///b/X////7//////////////f/f39z3/9///////7777/////' +
  '9///7//f//7///7//r/fv/////9d//v3u93d//vJgFLP8H8Pv/fwAIAMN9HwbmcvDvfH9EIjCfex79/1by/z7f8g6V9///R4ABAgAgQFWfip/5' +
  'bhGHUdD7/3dAAwXRWFwAQAAQBAIAIAqAe7f9/v7////////v/7//f/////////ff//f//997//9/////7f+9///7///f3339//f///f////7/+' +
  '//f////3/f/7/vt/9/3//n////9v72f///f////Pf9X/9/n77//v9/938CggT/v///1+////f/4p7n//f/Vn3F///////v3v2vfQ+nUQbEl9Bd' +
  'r6b//f8jXUv///8/IBQAV1HCZfUN4v//30KFxQUEIgB0aRAIBUEAAQYAAAAAAFFgBQQBAAAGESAAGAGS8f1nawaVBkft+02de4MEYkAAFUIAAA' +
  'BUg/lfEI7JRt/3ExEAIAAAAJAAAAAAAAoQAAFAAPDffb99vk//v0AUhGGw/116BAIASS0UJv/t8a/vPwAAAsfgHvyz/b279/z3///09e1D9HcQ' +
  'AQFEf9+33flfBYbv9Te9HQAAAENxQgBAAAABQxkkCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAAAAAAAAAAAO+951fuE10JwUAh+hcBgAAAAADw/v+/ACMAIAAACAAAMLXjEAAAABEkFgABAjCCowFQAAGDEUgAAADw39+/EqoQf9hS' +
  'AIAgAAAAAEAUAgI8QBBCEGFfnDEAAAABXAIgAAABAEIBIAAAv1//////L9/ez737r///f0tAEPF96/33///73/9/8XvxP/9//67357//0/3f//' +
  '1+v1f/b4F2n9z3/f////v+/19XR+9fUBBi/v+fFZ8VD33GXaGS9fd+f//////93f//vfZf/z9AmAK/4//j9v5c/t9/0D4Ve7j/vv//9r/393P/' +
  '/+7f99f97y6Av8X////fn//////9v99/Rh93//jbXc99Frnqe6AeIAAwAgQkSAQAAEDUBgQAAAQABAAwCQZQAAgAAAAkAAQAENxY100PVE/xFm' +
  'TVSAoAAgBAAAgAAADc/+sfWEhBJKAEABASQCIAEAAAAAAAAAEAAACAEBC/b5MAAQAAAAAAAADAgC0AAAAAAAAKAAAAwIbCAgABAAH+GAIAEvD/' +
  'eT8AJQAAAAoAAAAAAABAABADACkgAAABAACDAAAAAAEAAAAAAAAAAAAAAAD////Pfr4REAAAkgFGzfFeAAEAMBQEURABBPY/MgUEALCAIFV1l3' +
  '3fccx41UP1V2cUAQAAAAAACPfbH1Rgg2gFEIs4ugEAADAAJEQAABACMQIBAADw9f+X17xQ1nh6FVAFpITpQQAAAGs5UnRA6CCQYpIAAAJ/7/9/' +
  'hVP07///8t3HTPVC/P//HwCAwFaMFp/7M33v/7WkrwFEGAFdTkoIUCgw4IAQICQA////T/4BBogqQBYBABULPgEAABCQaUUCAgHhv78CAAAQ3K' +
  'fRVJ5E3v2HbrFVINSD2DA9gAAAAEzwEcWEb1AAIlB/v8sHACAQhLJFEAZEAAASAhEA8P/9fwUCFokAAAAIABAMAwAAAACDMAIohAAzwAMkAAAA' +
  'yeQ6RshU8f//fxYBAYRQB/z//w8BAEAQOAEBHBJA4XYGCAMQAAAAAQAAAAAAIiQKQIAAAA==';

/** 224 scripts (ISO 15924), four letters each. */
export const SCRIPTS =
  'AdlmAfakAghbAhomArabAranArmiArmnAvstBaliBamuBassBatkBengBerfBhksBlisBopoBrahBraiBugiBuhdCakmCansCariChamCher' +
  'ChisChrsCirtCoptCpmnCprtCyrlCyrsDevaDiakDogrDsrtDuplEgydEgyhEgypElbaElymEthiGaraGeokGeorGlagGongGonmGothGran' +
  'GrekGujrGukhGuruHanbHangHaniHanoHansHantHatrHebrHiraHluwHmngHmnpHntlHrktHungIndsItalJamoJavaJpanJurcKaliKana' +
  'KawiKharKhmrKhojKitlKitsKndaKoreKpelKraiKthiLanaLaooLatfLatgLatnLekeLepcLimbLinaLinbLisuLomaLyciLydiMahjMaka' +
  'MandManiMarcMayaMedfMendMercMeroMlymModiMongMoonMrooMteiMultMymrNagmNandNarbNbatNewaNkdbNkgbNkooNshuOgamOlck' +
  'OnaoOrkhOryaOsgeOsmaOugrPalmPaucPcunPelmPermPhagPhliPhlpPhlvPhnxPiqdPlrdPrtiPsinRanjRjngRohgRoroRunrSamrSara' +
  'SarbSaurSealSgnwShawShrdShuiSiddSidtSindSinhSogdSogoSoraSoyoSundSunuSyloSyrcSyreSyrjSyrnTagbTakrTaleTaluTaml' +
  'TangTavtTayoTeluTengTfngTglgThaaThaiTibtTirhTnsaTodrTolsTotoTutgUgarVaiiVispVithWaraWchoWoleXpeoXsuxYeziYiii' +
  'ZanbZinhZmthZsyeZsymZxxxZyyyZzzz';

/** 31 regions by number (UN M.49), three digits each. */
export const REGIONS = '001002003005009011013014015017018019021029030034035039053054057061142143145150151154155202419';
