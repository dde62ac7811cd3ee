// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/draft_text.h"

#include "core/wire/persona_wire.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kHead = 3; // lines before the JSON: time, stored or new, the id as typed

/// The id in the JSON, which accepts only valid ids.
base::ParticipantId standIn() { return base::ParticipantId(u"companion_draft"_s); }

} // namespace

QString draftKeys() { return u"persona/"_s; }

QString draftKey(const base::ParticipantId &stored) { return draftKeys() + stored.value(); }

QString newDraftKey() { return draftKeys() + u"new/"_s + QUuid::createUuid().toString(QUuid::WithoutBraces); }

QString draftText(const KeptDraft &draft)
{
    model::Persona persona = draft.persona;
    QString id = persona.id.value();
    id.remove(u'\n');
    persona.id = standIn();
    return draft.time.toString(Qt::ISODate) + u'\n' + (draft.stored ? u"stored"_s : u"new"_s) + u'\n' + id +
           u'\n' + QString::fromUtf8(wire::personaToBytes(persona));
}

std::optional<KeptDraft> readDraft(const QString &key, const QString &text)
{
    qsizetype end = -1;
    QStringList head;
    for (int line = 0; line < kHead; ++line) {
        const qsizetype begin = end + 1;
        end = text.indexOf(u'\n', begin);
        if (end < 0)
            return std::nullopt;
        head.append(text.mid(begin, end - begin));
    }
    auto persona = wire::personaFromBytes(text.mid(end + 1).toUtf8());
    const QDateTime time = QDateTime::fromString(head.at(0), Qt::ISODate);
    if (!persona || !time.isValid())
        return std::nullopt;
    persona->id = base::ParticipantId(head.at(2));
    return KeptDraft{key, *persona, head.at(1) == "stored"_L1, time};
}

} // namespace studio::ui
