// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/rooms/message_pictures.h"

#include "core/model/past/deletion.h"

#include <QCryptographicHash>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Result;
using model::MessagePicture;

namespace {

constexpr auto kJpeg = "image/jpeg"_L1;

} // namespace

void MessagePictures::keep(const QList<ports::DraftPicture> &pictures, const base::Then<void> &then,
                           const Say &say)
{
    keepNext(pictures, {}, then, say);
}

void MessagePictures::keepNext(QList<ports::DraftPicture> left, QList<MessagePicture> done,
                               const base::Then<void> &then, const Say &say)
{
    if (left.isEmpty())
        return say(done);
    const ports::DraftPicture one = left.takeFirst();
    MessagePicture picture{{}, one.width, one.height, one.description};
    if (!one.kept) {
        done.append(picture);
        return keepNext(left, done, then, say);
    }
    picture.hash =
        QString::fromLatin1(QCryptographicHash::hash(one.jpeg, QCryptographicHash::Sha256).toHex());
    done.append(picture);
    m_store.keepAttachment({picture.hash, kJpeg, one.jpeg}, this,
                           [this, left, done, then, say](const Result<void> &kept) {
                               if (!kept)
                                   return then(tl::unexpected(kept.error()));
                               keepNext(left, done, then, say);
                           });
}

void MessagePictures::read(const model::Message &message, int number, const base::Then<QByteArray> &then)
{
    if (const QList<llm::Picture> here = m_shown.of(message.id); number >= 0 && number < here.size())
        return then(here.at(number).bytes);
    const QString hash = message.pictures.value(number).hash;
    if (hash.isEmpty())
        return then(
            base::failure(base::ErrorCode::NotFound, tr("This picture was not kept."), message.id.value()));
    m_store.attachment(hash, this, [then](const Result<QByteArray> &bytes) { then(bytes); });
}

void MessagePictures::recall(const QList<model::MessageRow> &recent, const Ready &ready)
{
    QList<Wanted> wanted;
    const qsizetype first = std::max<qsizetype>(0, recent.size() - room::RoomPictures::kNewestMessages);
    for (const model::MessageRow &row : recent.mid(first)) {
        const model::Message &message = row.posted.message;
        QStringList hashes;
        for (const MessagePicture &picture : message.pictures)
            hashes.append(picture.hash);
        if (!model::isDeleted(row) && !hashes.isEmpty() && !hashes.contains(QString()) &&
            m_shown.of(message.id).isEmpty())
            wanted.append({message.id, hashes});
    }
    recallNext(wanted, {}, ready);
}

// A message is shown with all of its pictures or with none: their order is all that tells them apart.
void MessagePictures::recallNext(QList<Wanted> left, const QList<llm::Picture> &read, const Ready &ready)
{
    if (left.isEmpty())
        return ready();
    Wanted &now = left.first();
    if (now.hashes.isEmpty()) {
        m_shown.put(now.message, read, true);
        return recallNext(left.mid(1), {}, ready);
    }
    const QString hash = now.hashes.takeFirst();
    m_store.attachment(hash, this, [this, left, read, ready](const Result<QByteArray> &bytes) {
        if (bytes && bytes->startsWith("\xFF\xD8\xFF")) // a room file may name anything
            return recallNext(left, read + QList<llm::Picture>{{kJpeg, *bytes}}, ready);
        recallNext(left.mid(1), {}, ready);
    });
}

} // namespace studio::services
