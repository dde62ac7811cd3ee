// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/template_service.h"

#include "core/model/room_limits.h"
#include "core/studio/services/request_ids.h"
#include "core/studio/services/room_flaws.h"

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::RequestId;
using base::Result;
using model::RoomTemplate;
using model::TemplateId;

namespace {

/// In the words of a template rather than of a room.
std::optional<Error> flawInTemplateName(const QString &name)
{
    if (name.isEmpty())
        return Error{ErrorCode::InvalidInput, TemplateService::tr("A template needs a name."), {}};
    return flawInName(name);
}

} // namespace

RequestId TemplateService::onStudio(std::function<void(const RequestId &)> work)
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this, [work = std::move(work), request] { work(request); }, Qt::QueuedConnection);
    return request;
}

void TemplateService::end(const RequestId &request, const Result<void> &result)
{
    if (!result) {
        Q_EMIT failed(request, result.error());
        return;
    }
    Q_EMIT done(request);
    Q_EMIT templatesChanged();
}

RequestId TemplateService::listTemplates()
{
    return onStudio([this](const RequestId &request) {
        m_store.templates(this, [this, request](const Result<QList<RoomTemplate>> &templates) {
            if (!templates) {
                Q_EMIT failed(request, templates.error());
                return;
            }
            Q_EMIT templatesListed(request, *templates);
            Q_EMIT done(request);
        });
    });
}

RequestId TemplateService::saveTemplate(const RoomTemplate &kept)
{
    return onStudio([this, kept](const RequestId &request) { save(request, kept); });
}

void TemplateService::save(const RequestId &request, RoomTemplate kept)
{
    // Whoever hands in all of a room hands in its guests and its seed too.
    const TemplateId id = kept.id.isEmpty() ? TemplateId(m_ids.next()) : kept.id;
    kept = model::templateOf(model::roomLike(kept));
    kept.id = id;
    kept.name = kept.name.simplified();
    auto flaw = flawInTemplateName(kept.name);
    if (!flaw)
        flaw = flawInRoom(model::roomLike(kept));
    if (flaw) {
        Q_EMIT failed(request, *flaw);
        return;
    }
    m_store.keepTemplate(kept, this, [this, request, kept](const Result<void> &result) {
        if (result)
            Q_EMIT templateSaved(request, kept);
        end(request, result);
    });
}

RequestId TemplateService::renameTemplate(const TemplateId &id, const QString &name)
{
    return onStudio([this, id, name = name.simplified()](const RequestId &request) {
        if (const auto flaw = flawInTemplateName(name)) {
            Q_EMIT failed(request, *flaw);
            return;
        }
        m_store.renameTemplate(id, name, this,
                               [this, request](const Result<void> &result) { end(request, result); });
    });
}

RequestId TemplateService::removeTemplate(const TemplateId &id)
{
    return onStudio([this, id](const RequestId &request) {
        m_store.dropTemplate(id, this, [this, request](const Result<void> &result) { end(request, result); });
    });
}

} // namespace studio::services
