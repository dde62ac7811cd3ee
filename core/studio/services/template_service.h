// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"
#include "core/base/result.h"
#include "core/store/tables/template_table.h"
#include "core/studio/ports/template_port.h"

#include <functional>

namespace studio::services {

/// Room templates for code outside the core; flaws are reported before a template is stored. Whether its
/// companions exist does not matter here. Lives on the studio thread; commands may come from any thread.
class TemplateService final : public ports::TemplatePort
{
    Q_OBJECT

public:
    /// Both outlive it.
    TemplateService(store::TemplateTable store, base::IdSource &ids)
        : m_store(store)
        , m_ids(ids)
    {
    }

    void listTemplates(base::Then<QList<model::RoomTemplate>> then) override;
    void saveTemplate(const model::RoomTemplate &kept, base::Then<model::RoomTemplate> then) override;
    void renameTemplate(const model::TemplateId &id, const QString &name, base::Then<void> then) override;
    void removeTemplate(const model::TemplateId &id, base::Then<void> then) override;

private:
    void onStudio(std::function<void()> work);
    void save(model::RoomTemplate kept, const base::Then<model::RoomTemplate> &then);
    /// Reports that a change was made, or why not.
    void end(const base::Result<void> &result, const base::Then<void> &then);

    store::TemplateTable m_store;
    base::IdSource &m_ids;
};

} // namespace studio::services
