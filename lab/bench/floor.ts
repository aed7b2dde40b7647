import Fastify from 'fastify';
import pg from 'pg';
import { cartFloor } from './floor/cart.ts';
import { catalogueFloor } from './floor/catalogue.ts';
import { orderFloor } from './floor/order.ts';

// Bare routes on the same database and pool size.
const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 20 });
const app = Fastify();
app.get('/ready', () => 'ready');
await catalogueFloor(app, process.env.SHOP_URL ?? '');
await cartFloor(app, pool);
orderFloor(app, pool);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => {
  app.close().then(() => pool.end());
});
