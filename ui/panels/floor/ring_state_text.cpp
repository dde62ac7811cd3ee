// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/ring_state_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

QJsonValue idOrNull(const std::optional<base::ParticipantId> &id)
{
    return id ? QJsonValue(id->value()) : QJsonValue(QJsonValue::Null);
}

} // namespace

QString ringStateText(const ports::RingView &ring)
{
    QJsonArray order;
    QJsonArray silent;
    QJsonArray maySpeak;
    for (const ports::RingSeat &seat : ring.order) {
        order.append(seat.id.value());
        if (seat.silent)
            silent.append(seat.id.value());
        maySpeak.append(QJsonObject{
            {u"companion"_s, seat.id.value()}, {u"allowed"_s, seat.maySpeak}, {u"reason"_s, seat.reason}});
    }
    const QJsonValue lastChange = ring.lastChange.isValid()
                                      ? QJsonValue(ring.lastChange.toUTC().toString(Qt::ISODateWithMs))
                                      : QJsonValue(QJsonValue::Null);
    const QJsonObject state{{u"order"_s, order},
                            {u"current"_s, idOrNull(ring.current)},
                            {u"silent"_s, silent},
                            {u"lastChange"_s, lastChange},
                            {u"maySpeak"_s, maySpeak},
                            {u"userWakes"_s, idOrNull(ring.userWakes)},
                            {u"outsiderWakes"_s, idOrNull(ring.outsiderWakes)}};
    return QString::fromUtf8(QJsonDocument(state).toJson(QJsonDocument::Indented));
}

} // namespace studio::ui
