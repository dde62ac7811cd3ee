// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/template_service.h"

#include "core/model/room_limits.h"
#include "core/studio/services/rooms/room_flaws.h"

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::Result;
using base::Then;
using model::RoomTemplate;
using model::TemplateId;

namespace {

/// In words for a template rather than for a room.
std::optional<Error> flawInTemplateName(const QString &name)
{
    if (name.isEmpty())
        return Error{ErrorCode::InvalidInput, TemplateService::tr("A template needs a name."), {}};
    return flawInName(name);
}

} // namespace

void TemplateService::onStudio(std::function<void()> work)
{
    QMetaObject::invokeMethod(this, std::move(work), Qt::QueuedConnection);
}

void TemplateService::end(const Result<void> &result, const Then<void> &then)
{
    if (result)
        Q_EMIT templatesChanged();
    then(result);
}

void TemplateService::listTemplates(Then<QList<RoomTemplate>> then)
{
    onStudio([this, then] { m_store.templates(this, then); });
}

void TemplateService::saveTemplate(const RoomTemplate &kept, Then<RoomTemplate> then)
{
    onStudio([this, kept, then] { save(kept, then); });
}

void TemplateService::save(RoomTemplate kept, const Then<RoomTemplate> &then)
{
    // A caller that passes a whole room passes its guests and its seed too.
    const TemplateId id = kept.id.isEmpty() ? TemplateId(m_ids.next()) : kept.id;
    kept = model::templateOf(model::roomLike(kept));
    kept.id = id;
    kept.name = kept.name.simplified();
    auto flaw = flawInTemplateName(kept.name);
    if (!flaw)
        flaw = flawInRoom(model::roomLike(kept));
    if (flaw) {
        then(tl::unexpected(*flaw));
        return;
    }
    m_store.keepTemplate(kept, this, [this, then, kept](const Result<void> &result) {
        if (result)
            Q_EMIT templatesChanged();
        then(result.transform([&kept] { return kept; }));
    });
}

void TemplateService::renameTemplate(const TemplateId &id, const QString &name, Then<void> then)
{
    onStudio([this, id, name = name.simplified(), then] {
        if (const auto flaw = flawInTemplateName(name)) {
            then(tl::unexpected(*flaw));
            return;
        }
        m_store.renameTemplate(id, name, this,
                               [this, then](const Result<void> &result) { end(result, then); });
    });
}

void TemplateService::removeTemplate(const TemplateId &id, Then<void> then)
{
    onStudio([this, id, then] {
        m_store.dropTemplate(id, this, [this, then](const Result<void> &result) { end(result, then); });
    });
}

} // namespace studio::services
