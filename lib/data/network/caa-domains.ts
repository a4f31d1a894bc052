/**
 * Domains that identify an authority in CAA records: those that publicly trusted authorities state as theirs (Common CA
 * Database, "CAA identifiers", https://www.ccadb.org/resources), as of November 2026. A domain that is missing may be
 * that of a private authority: by itself it is no fault.
 */
export const CAA_DOMAINS: ReadonlySet<string> = new Set(
  (
    'accv.es actalis.it affirmtrust.com amazon.com amazonaws.com amazontrust.com anf.es apple.com atos.net awstrust.com ' +
    'bjca.cn buypass.com buypass.no camerfirma.com certainly.com certdigital.ro certificates.siemens.com certifyid.com ' +
    'certigna.fr certinomis.com certsign.ro certum.eu certum.pl cfca.com.cn comodo.com comodoca.com comsign.co.il ' +
    'cybertrust.ne.jp cybertrust.co.jp d-trust.de d-trust.net dfn.de dhimyotis.com digicert.com digicert.ne.jp ' +
    'digitalcertvalidation.com disig.sk dtrust.de dtrust.net e-szigno.hu e-tugra.com e-tugra.com.tr eca.hinet.net ' +
    'ecert.gov.hk emsign.com entrust.net epki.com.tw etugra.com firmaprofesional.com fnmt.es gdca.com.cn geotrust.com ' +
    'globalsign.com globaltrust.eu godaddy.com gogetssl.com harica.gr hightrusted.com hongkongpost.gov.hk ' +
    'identrust.com imtrust.cn intermediatecertificate.digicert.com itrus.cn itrus.com.cn izenpe.com jprs.jp ' +
    'kamusm.bilgem.tubitak.gov.tr kamusm.gov.tr kpn.com letsencrypt.org microsoft.com multicert.com naver.com ' +
    'navercloudtrust.com netlock.eu netlock.hu netlock.net netsolssl.com networksolutions.com oiste.org ' +
    'pki.apple.com pki.dfn.de pki.goog pki.hinet.net pkioverheid.nl publicca.hinet.net quovadisglobal.com rapidssl.com ' +
    'secomtrust.net sectigo.com securetrust.com secureserver.net sheca.com ssl.com starfieldtech.com stratossl.digicert.com ' +
    'swisssign.com swisssign.net symantec.com telekom.de telesec.de telia.com telia.fi telia.se thawte.com ' +
    'tls.hinet.net trust-provider.com trustasia.com trustcor.ca trustwave.com tuntrust.tn twca.com.tw usertrust.com ' +
    'vikingcloud.com visa.com volusion.digicert.com web.com wisekey.com www.certinomis.com www.certigna.fr wwwtrust.cn zerossl.com'
  ).split(' '),
);
