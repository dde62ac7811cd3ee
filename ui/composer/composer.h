// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/identity.h"
#include "core/studio/ports/room_port.h"
#include "ui/composer/mention_match.h"
#include "ui/composer/sent_history.h"
#include "ui/composer/unsent.h"

#include <QStringList>
#include <QWidget>

class QKeyEvent;
class QLabel;

namespace studio::ui {

class AddressLine;
class AskedNames;
class AttachedPictures;
class Avatars;
class ComposerFrame;
class MentionCompleter;
class MentionHighlighter;
class MessageEdit;
class PastedTexts;
class PillButton;
class SuggestionChips;
class WhisperTaking;

/// Where the user writes: suggestion chips, the field, the recipients, the Send button. It emits what the
/// user submits and empties itself. It does not know whether the text is said; a refused text can be brought
/// back. Whom the text mentions with an @ is a recipient, and "/w Natsumi" at its beginning makes it a
/// whisper. The recipients are for one message, unless the user keeps them; whispering keeps them, so that a
/// second whisper is not said aloud by mistake.
class Composer : public QWidget
{
    Q_OBJECT

public:
    explicit Composer(QWidget *parent = nullptr);

    void setAvatars(const Avatars *avatars);
    /// The possible recipients and mentions, in the order of the room.
    void setCompany(const QList<Mentionable> &company);
    /// The names under which the user may write; more than one get a menu.
    void setIdentities(const QList<model::Identity> &identities);
    /// Chips over the field; a click sends the text of a chip. Empty: no chips.
    void setSuggestions(const QStringList &suggestions);
    /// The texts that Up finds in an empty field, oldest first.
    void setHistory(const QStringList &texts);
    /// Why the user cannot write now; empty: the user can.
    void setReadOnlyReason(const QString &reason);
    void setSendsByEnter(bool sends); ///< see MessageEdit

    [[nodiscard]] Unsent unsent() const;
    void restore(const Unsent &unsent);
    /// Puts a refused text back in front of what was written since. Nobody will hear it who should not.
    void bringBack(const ports::Draft &draft);

    [[nodiscard]] AttachedPictures &pictures() { return *m_pictures; }
    [[nodiscard]] QString text() const; ///< of the field alone
    void setText(const QString &text);
    /// Puts the words as a quote before the cursor, on lines of their own, and focuses the field. Names in
    /// them add no recipients. Does nothing if the user cannot write now.
    void quote(const QString &words);
    /// The same with the words of a whisper: the message becomes a whisper to these, or to those of them who
    /// would hear it now, if it is one already. Nobody else will hear the words.
    void quoteWhisper(const QString &words, const QList<base::ParticipantId> &heardBy);
    /// Addresses the text that is being written to this participant alone, aloud or as a whisper, and focuses
    /// the field. Does nothing if the user cannot write now.
    void address(const base::ParticipantId &to, bool whisper);
    void focusInput();
    /// Focuses the field and types the key there; false if the user cannot write now.
    bool takeKey(const QKeyEvent &key);

Q_SIGNALS:
    void submitted(const studio::ports::Draft &draft); ///< its text is never blank, unless it has pictures
    void typing();                                     ///< the user changed the text, and it is not blank
    void edited(); ///< any part of unsent() may have changed; also after submitting

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void insertQuote(const QString &words, const Unsent &address);
    void takeHugePaste(const QString &text);
    void submit();
    bool takeWhisper(bool isSubmitted);
    [[nodiscard]] QString trouble() const;
    void say(const QString &text);
    /// Whom the text mentions with an @ and does not tell to stay silent.
    [[nodiscard]] QList<base::ParticipantId> askedByMention(const QString &text) const;
    void readMentions();
    void leafThroughHistory(QKeyEvent &event);
    void showFromHistory(const std::optional<QString> &text);
    [[nodiscard]] QString placeholder() const;
    void layGround();
    void retranslate();
    void refresh();
    void orderTabs();

    QString m_reason;
    MentionReader m_reader;
    SentHistory m_history;
    QList<Mentionable> m_company;
    bool m_isRestoring = false;
    qsizetype m_refusedPaste = 0; ///< the length of a paste that was refused, until the next change
    bool m_isHeldBack = false;    ///< a whisper was not readdressed
    QColor m_ground;              ///< the field's background
    SuggestionChips *m_chips = nullptr;
    ComposerFrame *m_frame = nullptr; ///< around everything but the chips
    MessageEdit *m_input = nullptr;
    PastedTexts *m_pasted = nullptr;
    AttachedPictures *m_pictures = nullptr;
    AddressLine *m_address = nullptr;
    AskedNames *m_asked = nullptr;
    QLabel *m_trouble = nullptr; ///< why the text cannot be sent
    PillButton *m_send = nullptr;
    MentionCompleter *m_completer = nullptr;
    MentionHighlighter *m_highlighter = nullptr;
    WhisperTaking *m_whisper = nullptr;
};

} // namespace studio::ui
