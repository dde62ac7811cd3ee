// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/composer/picture_offer.h"
#include "ui/composer/unsent.h"

#include <QObject>

class QWidget;

namespace studio::ui {

class MessageEdit;
class PictureStrip;
class PillButton;

/// The pictures of the message that is being written, with the strip that shows them and the button that asks
/// for one. It tells what was pasted or dropped into the field, but reads no picture. The composer lays the
/// strip and the button out in its frame.
class AttachedPictures : public QObject
{
    Q_OBJECT

public:
    AttachedPictures(MessageEdit &field, QWidget *frame);

    [[nodiscard]] PictureStrip &strip() { return *m_strip; }
    [[nodiscard]] PillButton &button() { return *m_button; }
    [[nodiscard]] const QList<UnsentPicture> &all() const;
    /// The pictures as they are sent, with the words that stand in the text for all who cannot see them.
    [[nodiscard]] QList<ports::DraftPicture> drafts() const;
    [[nodiscard]] bool mayAttach() const; ///< the user can write
    [[nodiscard]] bool isReading() const { return m_isReading; }

    void set(const QList<UnsentPicture> &pictures);
    void clear(); ///< the message was sent
    /// False: the message has as many as it can have, or the user cannot write.
    bool add(const UnsentPicture &picture);
    /// After it was edited; does nothing if the picture is gone.
    void replace(const UnsentPicture &before, const QByteArray &jpeg, const QSize &size);
    /// While a picture is being read nothing is sent: it belongs to the message that is being written.
    void setReading(bool reads);
    void setWritable(bool writable);
    void showRefusal(const QString &words); ///< until the user goes on
    void showSeers(const QString &words);   ///< who sees the pictures
    void retranslate();

Q_SIGNALS:
    void offered(const studio::ui::PictureOffer &offer); ///< to be read, then see add()
    void wanted();                                       ///< the user wants to choose a picture
    void editWanted(int number);
    void changed();
    void readingChanged();

private:
    PictureStrip *m_strip = nullptr;
    PillButton *m_button = nullptr;
    bool m_isReading = false;
};

} // namespace studio::ui
