/** The share links of a page: messengers by their names, and `mail`. Nothing of them is loaded before it is pressed. */
export function shareLinks(title: string, url: string): { name: string; href: string }[] {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  return [
    { name: 'Telegram', href: `https://t.me/share/url?url=${address}&text=${text}` },
    { name: 'Viber', href: `viber://forward?text=${text}%20${address}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${address}` },
    { name: 'mail', href: `mailto:?subject=${text}&body=${address}` },
  ];
}
