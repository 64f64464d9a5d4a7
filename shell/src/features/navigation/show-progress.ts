import type { Feature } from '../feature.ts';
import styles from './navigation-progress.module.css';

/** A navigation that takes longer than this shows its progress, in milliseconds. */
export const navigationProgressDelayMs = 120;

/** A thin bar over the page while a navigation takes longer than 120 ms; a quick one shows nothing. */
export const showProgress: Feature = ({ router, i18n, loadTexts }) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.setAttribute('role', 'progressbar');
  const update = (isBusy: boolean) => {
    if (!isBusy) {
      clearTimeout(timer);
      timer = undefined;
      bar.remove();
    } else timer ??= setTimeout(() => document.body.append(bar), navigationProgressDelayMs);
  };
  void loadTexts().then(() => bar.setAttribute('aria-label', i18n.t('Loading')));
  router.subscribe(({ navigation }) => update(navigation.state !== 'idle'));
  update(router.state.navigation.state !== 'idle');
};
