// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/attached_pictures.h"

#include "ui/composer/message_edit.h"
#include "ui/composer/picture_strip.h"
#include "ui/composer/pill_button.h"

using namespace Qt::StringLiterals;

namespace studio::ui {

AttachedPictures::AttachedPictures(MessageEdit &field, QWidget *frame)
    : QObject(frame)
    , m_strip(new PictureStrip(frame))
    , m_button(new PillButton(PillButton::Look::Tool, frame))
{
    m_button->setObjectName(u"composer.attach"_s);
    m_button->setSign(IconName::Picture);
    connect(m_button, &PillButton::clicked, this, &AttachedPictures::wanted);
    connect(m_strip, &PictureStrip::editWanted, this, &AttachedPictures::editWanted);
    connect(m_strip, &PictureStrip::changed, this, &AttachedPictures::changed);
    connect(&field, &MessageEdit::picturesGiven, this, &AttachedPictures::offered);
    connect(&field, &MessageEdit::textChanged, m_strip, &PictureStrip::forgetRefusal);
}

const QList<UnsentPicture> &AttachedPictures::all() const { return m_strip->pictures(); }

QList<ports::DraftPicture> AttachedPictures::drafts() const
{
    QList<ports::DraftPicture> drafts;
    for (const UnsentPicture &picture : all()) {
        const QString description = picture.description.simplified();
        //: Stands in a message in place of a picture; %1 is the user's description of it
        const QString words = description.isEmpty() ? tr("[Picture]") : tr("[Picture: %1]").arg(description);
        drafts.append(
            {picture.jpeg, picture.size.width(), picture.size.height(), description, words, picture.kept});
    }
    return drafts;
}

bool AttachedPictures::mayAttach() const { return m_button->isEnabled(); }

void AttachedPictures::set(const QList<UnsentPicture> &pictures) { m_strip->setPictures(pictures); }

void AttachedPictures::clear()
{
    m_strip->setPictures({});
    m_strip->forgetRefusal();
}

bool AttachedPictures::add(const UnsentPicture &picture)
{
    if (!mayAttach() || all().size() >= ports::Draft::kMostPictures)
        return false;
    UnsentPicture added = picture;
    added.kept = !all().isEmpty() && all().first().kept; // one choice for all of them
    set(all() + QList<UnsentPicture>{added});
    return true;
}

void AttachedPictures::replace(const UnsentPicture &before, const QByteArray &jpeg, const QSize &size)
{
    QList<UnsentPicture> pictures = all();
    for (UnsentPicture &picture : pictures) {
        if (picture.jpeg != before.jpeg || picture.name != before.name)
            continue;
        picture.jpeg = jpeg;
        picture.size = size;
        break;
    }
    set(pictures);
}

void AttachedPictures::setReading(bool reads)
{
    m_isReading = reads;
    Q_EMIT readingChanged();
}

void AttachedPictures::setWritable(bool writable)
{
    m_strip->setWritable(writable);
    m_button->setEnabled(writable);
}

void AttachedPictures::showRefusal(const QString &words) { m_strip->showRefusal(words); }

void AttachedPictures::showSeers(const QString &words) { m_strip->setSeers(words); }

void AttachedPictures::retranslate()
{
    m_button->setAccessibleName(tr("Attach a picture…"));
    m_button->setHint(tr("Attach a picture… You can also paste one or drop it here."));
    m_strip->retranslate();
}

} // namespace studio::ui
