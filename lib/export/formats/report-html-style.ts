/** Style of the saved page: light, A4 on paper, nothing from elsewhere. Colours are the tokens of `components/shared/house.css`. */
export const STYLE = `
:root{color-scheme:light;--ink:#1b2430;--ink-2:#4a5563;--line:#dad6cb;--delft:#1f4e8c;--s0:#566070;--s5:#1c6747;--s4:#3b6a1e;--s3:#7f5200;--s2:#9a4312;--s1:#a02328}
*{box-sizing:border-box}
html{background:#fbfaf7;color:var(--ink);font:16px/1.45 "Atkinson Hyperlegible Next",system-ui,"Segoe UI",Roboto,sans-serif}
body{max-width:52rem;margin:0 auto;padding:2.5rem 1.25rem 5rem}
h1,h2,h3,h4,p{margin:0;overflow-wrap:anywhere}
h1{font-size:1.75rem}h2{margin:2.5rem 0 .75rem;font-size:1.25rem}h3{font-size:1rem}
.product{color:#9c3f2a;font-weight:700;font-size:.875rem}
.quiet{color:var(--ink-2);font-size:.875rem}
.grade{margin:1rem 0 0;font-size:2.5rem;font-weight:700;line-height:1.1}
.short{margin:.75rem 0 0;font-size:1.25rem}
svg{display:block;width:100%;max-width:24rem;margin:1.25rem 0}
.roof{fill:none;stroke:var(--delft);stroke-width:2.5}.stone{fill:var(--delft)}.ghost{fill:#f1efe9}
[data-step="5"]{color:var(--s5)}[data-step="4"]{color:var(--s4)}[data-step="3"]{color:var(--s3)}[data-step="2"]{color:var(--s2)}[data-step="1"]{color:var(--s1)}[data-step="0"]{color:var(--s0)}
svg [data-step] rect.shaft{fill:currentColor}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
td.num,th.num{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
td b[data-step]{font-size:1rem}
ol.todo{padding-inline-start:1.5rem}ol.todo li{padding:.35rem 0}
details{border-top:1px solid var(--line);padding:.5rem 0}
summary{cursor:pointer}summary h3{display:inline;font-size:1rem}
details>:not(summary){margin:.5rem 0 0 1.2rem}
.word{font-weight:700}.word[data-outcome="fail"]{color:var(--s1)}.word[data-outcome="warn"]{color:var(--s3)}.word[data-outcome="pass"]{color:var(--s5)}
pre{padding:.6rem .8rem;border-radius:6px;background:#f1efe9;font:.78rem/1.5 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}
.head{display:flex;justify-content:space-between;gap:1rem;margin:2.5rem 0 .5rem;border-bottom:2px solid var(--ink)}.head h2{margin:0}.head b{font-size:1.25rem}
@page{size:A4;margin:16mm 15mm}
@media print{html{background:#fff;font-size:10.5pt}body{max-width:none;padding:0}details,li,tr{break-inside:avoid}h2,h3,summary,.head{break-after:avoid}}
`;
