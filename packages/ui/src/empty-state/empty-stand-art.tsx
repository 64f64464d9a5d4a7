import { glint, ink, light, WindowFrame, wall } from './window-frame.tsx';

/** An empty stand under the lamp of a shop window. The price tag shows a few letters, such as `404`. */
export function EmptyStandArt({ tag }: { tag?: string }) {
  return (
    <WindowFrame width={530} height={286}>
      <path fill={wall} d="M0 0h530v286H0z" />
      <path fill="#dfe2dc" d="M0 209h530v77H0z" />
      <path {...glint} d="M38 116 98 38M38 160 132 38" />
      <path fill={light} d="M194 0h142l83 209H112z" />
      <ellipse fill="#f2b600" cx="265" cy="214" rx="154" ry="18" />
      <path fill={ink} d="M186 132h158v82c0 9-158 9-158 0zM242 0h46l11 22h-68z" />
      <ellipse fill="#2b3136" cx="265" cy="132" rx="79" ry="13" />
      <ellipse fill={ink} cx="265" cy="130" rx="30" ry="5" />
      {tag && (
        <g transform="rotate(-4 265 180)">
          <path fill="#fff" d="M213 158h104v44H213z" />
          <text x="265" y="189" textAnchor="middle">
            {tag}
          </text>
        </g>
      )}
    </WindowFrame>
  );
}
