// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/picture_requests.h"

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
    using Pictures = ports::PersonaPort;
    connect(&queue, &RequestQueue::changed, this, &PictureRequests::follow);
    connect(&pictures, &Pictures::pictureStored, this, [this](const auto &request, const QString &hash) {
        if (m_storing && request == m_storing->request)
            endStoring(u"attachment:"_s + hash);
    });
    connect(&pictures, &Pictures::failed, this, [this](const auto &request, const base::Error &error) {
        if (!m_storing || request != m_storing->request)
            return;
        endStoring(m_storing->note);
        Q_EMIT notKept(error.text);
    });
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
    const QList<PendingQuery> wanted = m_wanted;
    // Data in the log, alike in every language.
    const QString note = u"image/jpeg %1×%2, not kept"_s.arg(size.width()).arg(size.height());
    for (const PendingQuery &request : wanted)
        m_answered.insert(request.query.id);
    if (keep == Keep::Yes && !m_storing)
        m_storing = Storing{m_pictures.storePicture(jpeg), wanted, dataUrl(jpeg), note};
    else
        answer(wanted, dataUrl(jpeg), note);
    follow();
}

void PictureRequests::endStoring(QString kept)
{
    const Storing stored = *std::exchange(m_storing, {});
    answer(stored.wanted, stored.body, kept);
}

void PictureRequests::answer(const QList<PendingQuery> &wanted, const QString &body, const QString &kept)
{
    for (const PendingQuery &request : wanted)
        Q_EMIT sent(m_port.answer({request.query.id, true, body, {}}, kept));
}

void PictureRequests::fail(const QString &why)
{
    const QList<PendingQuery> wanted = m_wanted;
    for (const PendingQuery &request : wanted)
        m_answered.insert(request.query.id);
    for (const PendingQuery &request : wanted)
        Q_EMIT sent(m_port.answer({request.query.id, false, {}, why}, {}));
    follow();
}

} // namespace studio::ui
