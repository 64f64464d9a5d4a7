import type { PickupPoint } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { FieldError, RetryNotice, TextSkeleton } from '@vitryna/ui';
import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { getPickupPoints } from '../api/get-pickup-points.ts';
import type { CheckoutForm } from '../checkout-form.ts';
import type { Places } from '../places.ts';
import { useFieldError } from '../use-field-error.ts';
import styles from './fields.module.css';
import { OptionCard } from './option-card.tsx';

type Props = { form: CheckoutForm; onPlaces: (places: Partial<Places>) => void };

/** The shop's own pick-up point. */
export function PickupField({ form, onPlaces }: Props) {
  const t = useTranslate();
  const { localise } = useFormat();
  const errorId = useId();
  const [points, setPoints] = useState<PickupPoint[] | 'failed' | null>(null);
  const chosen = useWatch({ control: form.fields.control, name: 'delivery.pointId' });
  const error = useFieldError(form, 'delivery.pointId');
  const choose = (pickupPoint: PickupPoint) => {
    onPlaces({ pickupPoint });
    form.fields.setValue('delivery.pointId', pickupPoint.id, { shouldDirty: true, shouldValidate: true });
  };
  const load = () => {
    setPoints(null);
    getPickupPoints(tabContext().api).then(
      (found) => {
        setPoints(found);
        const [only] = found;
        if (found.length === 1 && only) choose(only);
      },
      () => setPoints('failed'),
    );
  };
  useEffect(load, []);
  if (points === 'failed') return <RetryNotice onRetry={load} />;
  if (points === null) return <TextSkeleton lines={3} />;
  return (
    <div
      role="radiogroup"
      aria-label={t('Where to collect it')}
      tabIndex={-1}
      data-wrong={error !== null || undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <div className={styles.options}>
        {points.map((point) => (
          <OptionCard
            key={point.id}
            name="pickup-point"
            value={point.id}
            isChosen={chosen === point.id}
            title={localise(point.name)}
            note={`${localise(point.address)}, ${localise(point.schedule)}`}
            onChoose={() => choose(point)}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
