// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "ui/transcript/transcript_layout.h"

#include <QObject>
#include <QUrl>

class QKeyEvent;

namespace studio::ui {

class TranscriptModel;

struct TextSelection;

/// Words of a message for the message box.
struct Quotation
{
    QString text; ///< as written, with Markdown marks, or the selected words
    bool isWhisper = false;
    QList<base::ParticipantId> heardBy{}; ///< of a whisper: the only ones besides users who witnessed it
};

/// What users can do with one message, in its menu, by keys and by clicks. It copies texts; for everything
/// else it says what the user wants.
class MessageActions : public QObject
{
    Q_OBJECT

public:
    MessageActions(const TranscriptModel &model, TranscriptLayout &layout, QObject *parent);

    /// The window shows who has witnessed a message.
    void offerWitnesses() { m_offersWitnesses = true; }
    [[nodiscard]] bool offersWitnesses() const { return m_offersWitnesses; }
    /// The window repeats replies, chooses alternatives, edits texts, deletes messages and continues
    /// from them in new rooms.
    void offerWays() { m_offersWays = true; }
    [[nodiscard]] bool offersWays() const { return m_offersWays; }

    /// The window has a message box that takes quotations.
    void offerQuotes() { m_offersQuotes = true; }
    [[nodiscard]] bool offersQuotes() const { return m_offersQuotes; }
    /// Whether messages can be read aloud; with a flaw, the menu says why not at the moment.
    struct Reading
    {
        bool isOffered = false;
        bool isOn = false; ///< Esc stops it
        QString flaw{};
    };
    void setReading(const Reading &reading) { m_reading = reading; }
    [[nodiscard]] const Reading &reading() const { return m_reading; }
    void readFrom(qint64 row);
    /// Whether one of our companions said it in a turn, and can say it again.
    [[nodiscard]] bool offersAgain(qint64 row) const;

    /// Quotes what is selected in the message, if nothing else is selected, else the whole message.
    void quoteRow(qint64 row, const TextSelection &selection);
    void copyRow(qint64 row, bool asMarkdown) const;
    void copyCode(qint64 row, int block);
    void activate(const Pointed &pointed); ///< like a click: a button, a note or a link
    void askForTurn(qint64 row);
    void askForDecision(qint64 row);
    void editRow(qint64 row);
    void deleteRow(qint64 row);
    [[nodiscard]] bool canContinueFrom(qint64 row) const;
    void continueFrom(qint64 row);           ///< in a new room
    void chooseBeside(qint64 row, int step); ///< the alternative \p step after the shown one
    /// Whether the key does something to that message.
    [[nodiscard]] bool takeKey(const QKeyEvent &event, qint64 row);

Q_SIGNALS:
    void codeCopied(qint64 row, int block);
    void linkActivated(const QUrl &address, const QString &words);
    void noteActivated(const QString &note);
    void replyAgainWanted(const studio::base::MessageId &reply);
    void decideAgainWanted(const studio::base::MessageId &reply);
    void alternativeWanted(const studio::base::MessageId &message, int place); ///< 1 is the oldest
    void editWanted(qint64 row);
    void deleteWanted(const studio::base::MessageId &message);
    void continueWanted(const studio::base::MessageId &message);
    void readWanted(qint64 row);
    void stopReadingWanted();
    void quoteWanted(const studio::ui::Quotation &quotation);
    void decisionWanted(const studio::base::MessageId &message);
    void witnessesWanted(qint64 row);
    void turnWanted(const studio::base::MessageId &message);

private:
    void openLink(const Pointed &pointed);
    [[nodiscard]] bool isText(qint64 row, int block);

    const TranscriptModel &m_model;
    TranscriptLayout &m_layout;
    bool m_offersWitnesses = false;
    bool m_offersWays = false;
    bool m_offersQuotes = false;
    Reading m_reading;
};

} // namespace studio::ui
