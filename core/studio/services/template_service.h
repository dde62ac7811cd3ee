// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"
#include "core/base/result.h"
#include "core/store/template_store.h"
#include "core/studio/ports/template_port.h"

#include <functional>

namespace studio::services {

/// Templates of rooms for the outside: what is wrong with one is said before it is kept. Whether its
/// companions are there does not matter here. Lives on the studio thread; commands may come from any thread.
class TemplateService final : public ports::TemplatePort
{
    Q_OBJECT

public:
    /// Both outlive it.
    TemplateService(store::TemplateStore &store, base::IdSource &ids)
        : m_store(store)
        , m_ids(ids)
    {
    }

    base::RequestId listTemplates() override;
    base::RequestId saveTemplate(const model::RoomTemplate &kept) override;
    base::RequestId renameTemplate(const model::TemplateId &id, const QString &name) override;
    base::RequestId removeTemplate(const model::TemplateId &id) override;

private:
    base::RequestId onStudio(std::function<void(const base::RequestId &)> work);
    void save(const base::RequestId &request, model::RoomTemplate kept);
    /// Answers a change: that it was made, or why not.
    void end(const base::RequestId &request, const base::Result<void> &result);

    store::TemplateStore &m_store;
    base::IdSource &m_ids;
};

} // namespace studio::services
