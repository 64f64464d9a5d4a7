import { CategoryPage } from './category-page.tsx';
import { ComponentsPage } from './components-page.tsx';
import { texts } from './locales/texts.ts';
import { openGallery } from './open-gallery.tsx';

openGallery(texts, ({ query }) => (query.get('page') === 'category' ? <CategoryPage /> : <ComponentsPage />));
