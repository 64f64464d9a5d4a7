/** A ground for advertisements: a wall at night with the warm light of a lamp from above on the right; light letters read well. */
export const eveningSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0f1a2b"/><stop offset="1" stop-color="#1b2b44"/></linearGradient>
<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(620 0 0 900 960 180)"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".4"/><stop offset=".45" stop-color="#e5a35b" stop-opacity=".2"/><stop offset="1" stop-color="#e5a35b" stop-opacity="0"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1220" stop-opacity="0"/><stop offset="1" stop-color="#0a1220" stop-opacity=".85"/></linearGradient>
</defs>
<rect width="1200" height="1200" fill="url(#wall)"/>
<rect width="1200" height="1200" fill="url(#lamp)"/>
<path d="M0 860H1200V1200H0Z" fill="url(#floor)"/>
<path d="M0 860H1200" stroke="#ffe3bd" stroke-opacity=".12" stroke-width="3"/>
</svg>`;
