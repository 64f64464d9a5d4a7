/** Data of header and footer, in the page's language; error screens and the home page's structured data read it as well. */
export type FrameData = {
  phone: string;
  schedule: string;
  socials: { video: string; photo: string; social: string; messenger: string } | null;
  socialNames: { video: string; photo: string; social: string; messenger: string } | null;
  messengers: { bot: string; chat: string; helpdesk: string } | null;
  /** Names of payment systems are promises: shown where the checkout takes cards. */
  hasCardPayment: boolean;
  legal: { company: string; edrpou: string; address: string; email: string } | null;
};
