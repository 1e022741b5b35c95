-- What is in a bundle, as functions: a statement that names their tables itself prepares six inner queries each time that it runs,
-- also where no bundle is among its rows. Both see what whoever calls them sees.

-- Its parts in their order, an entry each however often it is in the bundle: [{id, quantity, productId, …, variants, images}].
create function bundle_parts(division int, bundle bigint) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('id', bi.id, 'quantity', bi.quantity, 'productId', o.id, 'name', o.name, 'urlName', o.url_name,
    'blankName', (select name from blanks where code = o.blank_code),
    'isOnSale', o.enabled and o.deleted_at is null and o.published_at is not null and o.approval_status <> 'denied' and o.enable_add_to_cart and not o.is_bundle and not o.personalisable,
    'vatRate', o.vat_rate, 'sceneHash', o.scene_hash, 'extras', o.size_extras, 'defaultColour', o.default_colour,
    'priceIncTaxMinor', case when o.on_sale and o.sale_price_inc_tax_minor is not null then o.sale_price_inc_tax_minor else o.price_inc_tax_minor end,
    'variants', (select coalesce(json_agg(json_build_object('id', ov.id, 'sku', ov.sku, 'blankSku', ov.blank_sku, 'colour', ov.colour, 'hex', ov.hex,
        'size', ov.size, 'isInStock', ob.stock > 0) order by ov.position), '[]')
      from product_variants ov join blank_variants ob on ob.sku = ov.blank_sku
      where ov.division_id = o.division_id and ov.product_id = o.id and ov.enabled and (bi.variant_id is null or ov.id = bi.variant_id)
        and (bi.colour is null or ov.colour = bi.colour) and (bi.size is null or ov.size = bi.size)),
    'images', (select coalesce(json_agg(json_build_object('colour', m.colour, 'sizes', m.sizes, 'alt_text', m.alt_text)), '[]')
      from (select distinct on (om.colour) om.colour, om.sizes, om.alt_text from product_images om
        where om.division_id = o.division_id and om.product_id = o.id and om.state = 'ready'
        order by om.colour, om.side = 'front' desc, om.position) m)) order by bi.position, bi.id), '[]')
  from bundle_items bi join products o on o.division_id = bi.division_id and o.id = bi.product_id
  where bi.division_id = division and bi.bundle_product_id = bundle
$$;

-- How many pieces are in it; 1 for one that is empty.
create function bundle_pieces(division int, bundle bigint) returns bigint language sql stable as $$
  select greatest(1, coalesce(sum(quantity), 1)) from bundle_items where division_id = division and bundle_product_id = bundle
$$;
