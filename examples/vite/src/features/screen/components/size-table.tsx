import { screenSize } from '../screen-size.ts';
import styles from './size-table.module.css';

const diagonals = [24, 27, 32, 43, 55, 65];

/** What the usual diagonals come to; arrives when somebody asks for it. */
export function SizeTable({ unit }: { unit: string }) {
  return (
    <table className={styles.table}>
      <tbody>
        {diagonals.map((diagonal) => {
          const { width, height } = screenSize(diagonal);
          return (
            <tr key={diagonal}>
              <th scope="row">{diagonal}″</th>
              <td>
                {width} × {height} {unit}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
