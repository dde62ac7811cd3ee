// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/door_wish.h"

#include "core/adapters/doors/door_token.h"

#include <QObject>

namespace studio::app {
namespace {

// The answer never comes inside the call, and comes on the context's own thread.
template<class Answer>
void later(QObject *context, Answer answer)
{
    QMetaObject::invokeMethod(context, std::move(answer), Qt::QueuedConnection);
}

} // namespace

void DoorsOfRun::doors(QObject *context, base::ThenWork<model::DoorsSettings> then)
{
    later(context, [then = std::move(then), settings = m_settings] { then(settings); });
}

void DoorsOfRun::keepDoors(const model::DoorsSettings &settings, QObject *context, base::ThenWork<void> then)
{
    m_settings = settings;
    later(context, [then = std::move(then)] { then({}); });
}

void TokensOfRun::keep(const QString &, const QByteArray &, QObject *context, base::ThenWork<void> then)
{
    later(context, [then = std::move(then)] { then({}); });
}

void TokensOfRun::read(const QString &entry, QObject *context, base::ThenWork<QByteArray> then)
{
    using adapters::doors::DoorToken;
    const QByteArray token = DoorToken::isOfFrontEnds(entry) ? m_frontToken : m_token;
    later(context, [then = std::move(then), token] { then(token); });
}

void TokensOfRun::forget(const QString &, QObject *context, base::ThenWork<void> then)
{
    later(context, [then = std::move(then)] { then({}); });
}

} // namespace studio::app
