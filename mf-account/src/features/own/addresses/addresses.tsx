import { maxAddresses, type SavedAddress } from '@vitryna/contracts/api';
import { formatPhone } from '@vitryna/forms/phone';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStore } from '@vitryna/store/react';
import { Button, EmptyIcon, EmptyState, Facts, Notice, panelClass, RetryNotice, wholeWords } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';
import { chooseAddress, getAddresses, removeAddress } from '../api/addresses.ts';
import styles from '../panel.module.css';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import { useRead } from '../use-read.ts';
import { AddressForm } from './address-form.tsx';

const readAddresses = () => getAddresses(tabContext().api);

/** The delivery addresses: ten at most, and one that an order begins with. */
export function Addresses() {
  const t = useTranslate();
  const user = useStore((state) => state.user.profile);
  const { data, hasFailed, reload, replace } = useRead(readAddresses);
  /** The address whose form is open, or a new one. */
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  if (!data) return hasFailed ? <RetryNotice onRetry={reload} /> : <PanelSkeleton count={2} />;
  const act = async (id: string, call: () => Promise<SavedAddress[]>) => {
    setBusy(id);
    setRefused(false);
    try {
      replace(await call());
    } catch {
      setRefused(true);
    } finally {
      setBusy(null);
    }
  };
  const { api } = tabContext();
  const isFull = data.length >= maxAddresses;
  const add = (
    <Button kind="solid" onClick={() => setEdited('new')}>
      {t('Add an address')}
    </Button>
  );
  return (
    <>
      {data.length > 0 ? (
        <section className={panelClass} aria-label={t('Addresses')}>
          <ul className={styles.rows}>
            {data.map((address) => (
              <li key={address.id} className={styles.row}>
                <AddressText address={address} />
                <span className={styles.foot}>
                  {!address.isDefault && (
                    <Button
                      size={36}
                      isBusy={busy === address.id}
                      onClick={() => void act(address.id, () => chooseAddress(api, address.id))}
                    >
                      {t('Make it the main one')}
                    </Button>
                  )}
                  <Button size={36} onClick={() => setEdited(address)}>
                    {t('Change')}
                  </Button>
                  <Button size={36} onClick={() => void act(address.id, () => removeAddress(api, address.id))}>
                    {t('Remove')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        edited === null && (
          <EmptyState art={<EmptyIcon path={icons.home} />} title={t('No addresses yet')} actions={add}>
            {t('With an address kept here an order takes less typing.')}
          </EmptyState>
        )
      )}
      {isRefused && <Notice kind="error" title={t('That did not work. Try once more')} />}
      {edited !== null && user ? (
        <AddressForm
          key={edited === 'new' ? 'new' : edited.id}
          user={user}
          address={edited === 'new' ? null : edited}
          onSaved={(addresses) => {
            replace(addresses);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      ) : isFull ? (
        <p className={styles.lead}>{t('There is room for ten addresses. Remove one to add another.')}</p>
      ) : (
        data.length > 0 && <div className={styles.foot}>{add}</div>
      )}
    </>
  );
}

function AddressText({ address: { recipient, address, isDefault } }: { address: SavedAddress }) {
  const t = useTranslate();
  const { localise } = useFormat();
  const { city, warehouse, street, house, flat } = address;
  const door =
    street && [localise(street.name), house, flat && t('flat {{flat}}', { flat })].filter(Boolean).join(', ');
  return (
    <span className={styles.words}>
      <b>
        <Facts facts={[localise(city.name), ...(isDefault ? [t('main')] : [])]} />
      </b>
      <span>{wholeWords(warehouse ? localise(warehouse.name) : (door ?? ''))}</span>
      <span>
        {recipient.firstName} {recipient.lastName}, {formatPhone(recipient.phone)}
      </span>
    </span>
  );
}
