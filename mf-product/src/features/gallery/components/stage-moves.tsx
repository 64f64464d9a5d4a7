import { useTranslate } from '@vitryna/i18n/react';
import { IconButton } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';

/** Leads to what was before and what comes next, where there is any. */
export function StageMoves({ onMove }: { onMove: ((by: 1 | -1) => void) | undefined }) {
  const t = useTranslate();
  if (!onMove) return null;
  return (
    <>
      <IconButton icon={icons.arrowLeft} label={t('The picture before')} onClick={() => onMove(-1)} />
      <IconButton icon={icons.arrowRight} label={t('The next picture')} onClick={() => onMove(1)} />
    </>
  );
}
