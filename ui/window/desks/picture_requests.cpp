// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/picture_requests.h"

#include "ui/requests/request_queue.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

using ports::PendingQuery;

namespace {

QString dataUrl(const QByteArray &jpeg)
{
    return u"data:image/jpeg;base64,"_s + QString::fromLatin1(jpeg.toBase64());
}

} // namespace

PictureRequests::PictureRequests(const QString &type, RequestQueue &queue, ports::QueryPort &port,
                                 ports::PersonaPort &pictures, QObject *parent)
    : QObject(parent)
    , m_type(type)
    , m_queue(queue)
    , m_port(port)
    , m_pictures(pictures)
{
    connect(&queue, &RequestQueue::changed, this, &PictureRequests::follow);
}

void PictureRequests::follow()
{
    const QList<PendingQuery> before = std::exchange(m_wanted, {});
    QSet<QString> there;
    for (const PendingQuery &request : m_queue.pending()) {
        there.insert(request.query.id);
        const bool isAllowed = request.state == PendingQuery::State::Answering;
        if (request.query.type == m_type && isAllowed && !m_answered.contains(request.query.id))
            m_wanted.append(request);
    }
    m_answered.intersect(there);
    if (m_wanted != before)
        Q_EMIT wantedChanged();
}

bool PictureRequests::areAlwaysAllowed() const
{
    return !m_wanted.isEmpty() && std::all_of(m_wanted.cbegin(), m_wanted.cend(),
                                              [](const PendingQuery &one) { return one.byRule; });
}

int PictureRequests::secondsLeft() const
{
    if (m_wanted.isEmpty())
        return 0;
    base::Millis least = m_queue.left(m_wanted.constFirst());
    for (const PendingQuery &request : m_wanted)
        least = std::min(least, m_queue.left(request));
    return int((least.count() + 999) / 1000);
}

void PictureRequests::send(const QByteArray &jpeg, const QSize &size, Keep keep)
{
    if (m_wanted.isEmpty())
        return; // the requests timed out meanwhile
    // The log keeps this as data, so it is the same in every language.
    const QString note = u"image/jpeg %1×%2, not kept"_s.arg(size.width()).arg(size.height());
    const Picture picture{m_wanted, dataUrl(jpeg), note};
    for (const PendingQuery &request : picture.wanted)
        m_answered.insert(request.query.id);
    if (keep == Keep::Yes)
        store(picture, jpeg);
    else
        answer(picture, note);
    follow();
}

void PictureRequests::store(const Picture &picture, const QByteArray &jpeg)
{
    m_pictures.storePicture(jpeg, {this, [this, picture](const base::Result<QString> &hash) {
                                       answer(picture, hash ? u"attachment:"_s + *hash : picture.note);
                                       if (!hash)
                                           Q_EMIT notKept(hash.error().text);
                                   }});
}

void PictureRequests::answer(const Picture &picture, const QString &kept)
{
    for (const PendingQuery &request : picture.wanted) {
        const QString &id = request.query.id;
        if (!m_queue.find(id))
            continue; // the request ended while the picture was stored
        // If the studio refuses the picture, the request fails now rather than at its timeout.
        const auto taken = [this, id](const base::Result<void> &answer) {
            if (answer)
                return;
            if (answer.error().code == base::ErrorCode::InvalidInput)
                fail(id, u"failed"_s);
            Q_EMIT failed(answer.error());
        };
        m_port.answer({id, true, picture.body, {}}, kept, {this, taken});
    }
}

void PictureRequests::fail(const QString &why)
{
    const QList<PendingQuery> wanted = m_wanted;
    for (const PendingQuery &request : wanted)
        m_answered.insert(request.query.id);
    for (const PendingQuery &request : wanted)
        fail(request.query.id, why);
    follow();
}

void PictureRequests::fail(const QString &id, const QString &why)
{
    const auto taken = [this](const base::Result<void> &answer) {
        if (!answer)
            Q_EMIT failed(answer.error());
    };
    m_port.answer({id, false, {}, why}, {}, {this, taken});
}

} // namespace studio::ui
