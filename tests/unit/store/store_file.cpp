// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/store/store_file.h"

#include "tests/unit/store/store_talk.h"

#include <QCryptographicHash>
#include <QFile>

namespace studio::tests {

using namespace Qt::StringLiterals;

model::Room teaRoom() { return room(u"tea"_s).with({u"aya"_s}); }

QString attachmentName(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

bool fillStudio(const QString &folder, int exchanges)
{
    const model::Room tea = teaRoom();
    const QByteArray picture("a picture that is named");
    const QByteArray forgotten = QByteArray("a picture that nothing names, ").repeated(2000);
    model::Persona aya = persona(u"aya"_s);
    aya.card.source = attachmentName(picture);
    StoreTalk talk(folder);
    QList<model::EnvelopeBody> bodies{created(tea)};
    for (int i = 0; i < exchanges; ++i) {
        const QString turn = u"t%1"_s.arg(i);
        bodies += userSays(u"m%1"_s.arg(i), u"Tell me more about tea, number %1"_s.arg(i));
        bodies += piece(turn, companion(u"aya"_s), 0, u"Tea."_s);
        bodies += turnEnds(turn, companion(u"aya"_s), 1);
        bodies += companionSaid(u"s%1"_s.arg(i), turn, companion(u"aya"_s), u"Tea."_s);
    }
    return !talk.append(numbered(tea.id, bodies)) && talk.save(aya) &&
           talk.keepAttachment(attachmentName(picture), picture) &&
           talk.keepAttachment(attachmentName(forgotten), forgotten) &&
           talk.keepDraft(u"room/tea"_s, u"half a sentence"_s);
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace studio::tests
