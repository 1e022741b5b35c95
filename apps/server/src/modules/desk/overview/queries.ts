import type { Bound } from "@selvedge/db/bound";
import type { Side } from "@selvedge/design/scene";
import type { DivisionId, OrderId, ProductId } from "@selvedge/domain/ids";
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import { sql } from "kysely";
import { holdsOfShop, isTheirs, openStatuses } from "../../orders/shop-orders/index.ts";
import { datedDays, isSold } from "./sales-queries.ts";

export interface SoldRow {
  product_id: ProductId;
  name: string;
  blank_sku: string;
  /** Day of payment in the shop's time zone. */
  on: string;
  sides: Side[];
  quantity: number;
  net: number;
  gross: number;
}

/**
 * Pieces sold on some days of the shop's time zone, by day, product and blank variant, with what is left of their price after
 * refunds: a piece's own, and of a sum that went back for no piece its share. A delivery that the shop pays comes off `net` in
 * the same way. What was made still cost something, so every piece that was sold counts. Orders are looked up day by day and
 * lines order by order (`offset 0`): how many a day has is beyond what the planner can know.
 */
export async function soldLines(
  db: Bound,
  divisionId: DivisionId,
  days: readonly string[],
  timeZone: string,
): Promise<SoldRow[]> {
  if (days.length === 0) return [];
  const { rows } = await sql<SoldRow>`
    with dated as materialized (${datedDays(days, timeZone)}), sold as (
      select dated.on_day, i.product_id, max(i.name) as name, i.blank_sku, i.scene_hash,
        sum(i.quantity)::int as quantity, sum(i.net - i.net_back - coalesce(i.net_share, 0) - i.freed_share)::bigint as net,
        sum(i.gross - i.gross_back - coalesce(i.gross_share, 0))::bigint as gross
      from dated
      cross join lateral (select o.id, o.freed_delivery_minor from orders o where o.division_id = ${divisionId}
        and o.paid_at >= dated.begins and o.paid_at < dated.ends and ${isSold} offset 0) o
      cross join lateral (
        select coalesce(sum(r.goods_minor), 0) as net, coalesce(sum(r.goods_minor + r.goods_tax_minor), 0) as gross
        from refunds r where r.division_id = ${divisionId} and r.order_id = o.id) r
      cross join lateral (
        select i.*, round((r.net - sum(i.net_back) over ()) * i.net / nullif(sum(i.net) over (), 0)) as net_share,
          round((r.gross - sum(i.gross_back) over ()) * i.gross / nullif(sum(i.gross) over (), 0)) as gross_share,
          round(o.freed_delivery_minor * coalesce(i.net / nullif(sum(i.net) over (), 0), 1.0 / count(*) over ())) as freed_share
        from (
          select i.product_id, i.name, i.blank_sku, i.scene_hash, i.quantity, i.price_minor - i.discount_minor as net,
            i.price_inc_tax_minor - i.discount_inc_tax_minor as gross, coalesce(b.net, 0) as net_back, coalesce(b.gross, 0) as gross_back
          from order_items i left join lateral (
            select sum(l.net_minor) as net, sum(l.net_minor + l.tax_minor) as gross from refund_lines l
            where l.division_id = ${divisionId} and l.order_item_id = i.id) b on true
          where i.division_id = ${divisionId} and i.order_id = o.id offset 0) i) i
      group by dated.on_day, i.product_id, i.blank_sku, i.scene_hash
    ), sides as (
      select h.scene_hash, coalesce(
        nullif(array(select distinct f.side from print_files f where f.division_id = ${divisionId} and f.scene_hash = h.scene_hash), '{}'),
        array(select jsonb_object_keys(p.scene -> 'sides') from products p where p.division_id = ${divisionId} and p.id = h.product_id)) as sides
      from (select distinct on (scene_hash) scene_hash, product_id from sold) h
    )
    select sold.on_day as on, sold.product_id, sold.name, sold.blank_sku, sold.quantity, sold.net, sold.gross, sides.sides
    from sold join sides using (scene_hash)`.execute(db);
  return rows;
}

/** Main pictures of products by their id. */
export async function picturesOf(db: Bound, divisionId: DivisionId, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; sha256: string | null }>`
    select p.id, (select i.sizes ->> '480' from product_images i where i.division_id = p.division_id and i.product_id = p.id and i.state = 'ready'
      order by i.colour = p.default_colour desc, i.side = 'front' desc, i.position limit 1) as sha256
    from products p where p.division_id = ${divisionId} and p.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.flatMap(({ id, sha256 }) => (sha256 ? [[id, sha256] as const] : [])));
}

export interface FloorRow {
  id: number;
  order_id: OrderId;
  state: LabelState;
  name: string;
  colour: string;
  size: string;
  image_sha256: string | null;
  updated_at: Date;
}

const onFloor = sql`l.state not in ('created', 'dispatched', 'cancelled', 'replaced')`;

/** The garments on the floor that moved last, and how many are there. */
export async function floorNow(db: Bound, divisionId: DivisionId): Promise<{ rows: FloorRow[]; open: number }> {
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<FloorRow>`
      select l.id, l.order_id, l.state, i.name, l.colour, l.size, i.image_sha256, l.updated_at from factory_labels l
      join order_items i on i.division_id = l.division_id and i.id = l.order_item_id
      where l.division_id = ${divisionId} and ${onFloor} order by l.updated_at desc, l.id desc limit 4`.execute(db),
    sql<{
      open: number;
    }>`select count(*)::int as open from factory_labels l where l.division_id = ${divisionId} and ${onFloor}`.execute(
      db,
    ),
  ]);
  return { rows, open: counted[0]?.open ?? 0 };
}

export interface NeedRow {
  kind: "hold" | "issue" | "denied" | "pictures";
  /** The shop has nothing to do: the factory or the platform handles it. */
  is_ours: boolean;
  code: string;
  note: string;
  subject: string;
  order_id: OrderId | null;
  product_id: ProductId | null;
  at: Date;
}

/**
 * What waits: held and stopped orders, denied products, pictures that failed. What is the shop's own to settle comes first,
 * then what is newest.
 */
export async function needsOf(db: Bound, divisionId: DivisionId): Promise<NeedRow[]> {
  const { rows } = await sql<NeedRow>`
    select * from (
      select 'hold' as kind, h.code <> all(${sql.val(holdsOfShop)}::text[]) as is_ours, h.code, h.note, o.reference as subject, h.order_id, null::bigint as product_id, h.placed_at as at
      from holds h join orders o on o.division_id = h.division_id and o.id = h.order_id
      where h.division_id = ${divisionId} and h.released_at is null
      union all
      select 'issue', o.status = 'issue', o.status, '', o.reference, o.id, null,
        (select max(s.created_at) from order_status_logs s where s.division_id = o.division_id and s.order_id = o.id)
      from orders o where o.division_id = ${divisionId} and o.status in ('issue', 'disputed') and ${isTheirs}
        and not exists (select from holds h where h.division_id = o.division_id and h.order_id = o.id and h.released_at is null)
      union all
      select 'denied', false, '', coalesce(p.denial_reason, ''), p.name, null, p.id, p.updated_at
      from products p where p.division_id = ${divisionId} and p.approval_status = 'denied' and p.deleted_at is null
      union all
      select 'pictures', false, '', coalesce(p.print_failure, ''), p.name, null, p.id, p.updated_at
      from products p where p.division_id = ${divisionId} and p.deleted_at is null and p.published_at is not null
        and (p.print_failure is not null or exists (select from product_images i
          where i.division_id = p.division_id and i.product_id = p.id and i.state = 'failed'))
    ) needs order by is_ours, at desc limit 6`.execute(db);
  return rows;
}

/** Which first steps a shop has made, and what its navigation counts. */
export async function milestones(db: Bound, divisionId: DivisionId, accountId: number) {
  const { rows } = await sql<{
    has_artwork: boolean;
    has_product: boolean;
    unlocked: { code: string; at: string }[];
    label: string;
    design: string;
    theme: string;
    open_orders: number;
    products: number;
    is_hidden: boolean;
    home_page_id: number | null;
    is_closed: boolean;
    menus: unknown;
    said: string;
    closing: { closesAt: string; askedBy: string; keepers: string[] } | null;
  }>`select exists (select from artworks a where a.division_id = ${divisionId}) as has_artwork,
      exists (select from products p where p.division_id = ${divisionId} and p.published_at is not null) as has_product,
      (select coalesce(json_agg(json_build_object('code', b.badge_code, 'at', b.unlocked_at)), '[]') from manufacturer_badges b
        join divisions d on d.manufacturer_id = b.manufacturer_id where d.id = ${divisionId}) as unlocked,
      coalesce((select s.label from subdomains s where s.division_id = ${divisionId}), '') as label,
      coalesce((select d.name from designs d where d.division_id = ${divisionId}
        and jsonb_path_exists(d.scene, '$.sides.*.elements[0]') order by d.id limit 1), '') as design,
      coalesce((select t.extends from themes t where t.division_id = ${divisionId} and t.active), '') as theme,
      (select count(*)::int from orders o where o.division_id = ${divisionId} and ${isTheirs}
        and o.status in ${openStatuses}) as open_orders,
      (select count(*)::int from products p where p.division_id = ${divisionId} and p.deleted_at is null) as products,
      exists (select from hidden_checklists h where h.division_id = ${divisionId} and h.account_id = ${accountId}) as is_hidden,
      (select g.id::int from pages g where g.division_id = ${divisionId} and g.url = '/' and g.deleted_at is null) as home_page_id,
      exists (select from shop_sites w where w.division_id = ${divisionId}
        and (w.password_hash is not null or w.coming_soon_enabled))
      or exists (select from divisions d where d.id = ${divisionId} and d.under_review_since is not null) as is_closed,
      (select jsonb_build_object('menu', o.settings -> 'menu', 'footer', o.settings -> 'footer') from shop_settings o
        where o.division_id = ${divisionId}) as menus,
      coalesce(
        (select nullif(w.sitewide_banner ->> 'text', '') from shop_sites w
          where w.division_id = ${divisionId} and w.sitewide_banner_enabled),
        (select o.settings -> 'announcement' ->> 'text' from shop_settings o where o.division_id = ${divisionId}),
        '') as said,
      (select json_build_object('closesAt', c.closes_at,
          'askedBy', (select coalesce(nullif(a.full_name, ''), a.email) from accounts a where a.id = c.asked_by),
          'keepers', (select coalesce(json_agg(coalesce(nullif(a.full_name, ''), a.email) order by m.id), '[]') from memberships m
            join accounts a on a.id = m.account_id
            where m.division_id = ${divisionId} and a.disabled_at is null
              and (m.role = 'owner' or 'shop.close' = any(m.permissions || m.role_permissions))))
        from shop_closings c where c.division_id = ${divisionId} and c.closed_at is null) as closing`.execute(db);
  return rows[0]!;
}
