/** The placeholder of a product without a photo: an empty plinth under a lamp, in the tones of the shop's light wells. */
export const placeholderSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200">
<defs>
<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(430 0 0 470 600 470)"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#e3e6e0"/><stop offset=".45" stop-color="#d8dcd5"/><stop offset="1" stop-color="#c3c8c0"/></linearGradient>
<linearGradient id="top" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6f7f4"/><stop offset="1" stop-color="#dfe3dc"/></linearGradient>
<filter id="soft" filterUnits="userSpaceOnUse" x="180" y="760" width="880" height="260"><feGaussianBlur stdDeviation="26"/></filter>
</defs>
<ellipse cx="600" cy="470" rx="430" ry="470" fill="url(#lamp)"/>
<ellipse cx="632" cy="880" rx="330" ry="70" fill="#1a2233" opacity=".16" filter="url(#soft)"/>
<path d="M290 730V850A310 92 0 0 0 910 850V730Z" fill="url(#side)"/>
<ellipse cx="600" cy="730" rx="310" ry="92" fill="url(#top)"/>
<ellipse cx="600" cy="730" rx="262" ry="75" fill="none" stroke="#c9cec6" stroke-width="3"/>
<g fill="none" stroke="#aab0a8" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"><path d="M470 420H535L560 378H640L665 420H730A26 26 0 0 1 756 446V620A26 26 0 0 1 730 646H470A26 26 0 0 1 444 620V446A26 26 0 0 1 470 420Z"/><circle cx="600" cy="528" r="70"/></g>
<circle cx="706" cy="470" r="9" fill="#aab0a8"/>
</svg>`;
