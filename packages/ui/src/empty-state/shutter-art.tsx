import { glint, ink, light, WindowFrame, wall } from './window-frame.tsx';

/** A lowered shutter with light under it and a sign, such as «Скоро будемо». */
export function ShutterArt({ sign }: { sign: string }) {
  const slats = Array.from({ length: 10 }, (_, index) => `M0 ${27 + index * 22.5}h622`).join('');
  return (
    <WindowFrame width={622} height={334}>
      <path fill={wall} d="M0 0h622v240H0z" />
      <path {...glint} stroke="#b7bdba" strokeWidth={2} d={slats} />
      <path fill={light} d="M0 244h622v60H0z" />
      <path fill="#e0a500" d="M0 302h622v32H0z" />
      <path
        fill={ink}
        d="M0 239h622v12H0zM286 251h49v8h-49zM106 270a5 5 0 0 1 5-5h10v-6h48v6h9a5 5 0 0 1 5 5v27a5 5 0 0 1-5 5h-67a5 5 0 0 1-5-5zM126 261v4h38v-4zM210 302a28.5 28.5 0 0 1 57 0zM354 265a4 4 0 0 1 4-4h17a4 4 0 0 1 4 4v33a4 4 0 0 1-4 4h-17a4 4 0 0 1-4-4zM402 290a4 4 0 0 1 4-4h3v-25h5v25h17v-25h5v25h18v-25h5v25h16v-25h5v25h3a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-77a4 4 0 0 1-4-4z"
      />
      <path fill={light} d="M133 273h24v15h-24zM231.5 291a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
      <path {...glint} stroke={ink} strokeWidth={3} d="M239 78 311 37l72 41" />
      <circle fill={ink} cx="311" cy="37" r="5" />
      <g>
        <rect fill="#fff" stroke={ink} strokeWidth={4} x="194" y="77" width="234" height="72" rx="4" />
        <text x="311" y="122" textAnchor="middle">
          {sign}
        </text>
      </g>
    </WindowFrame>
  );
}
