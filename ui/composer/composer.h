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
class Avatars;
class MentionCompleter;
class MentionHighlighter;
class MessageEdit;
class PastedTexts;
class PillButton;

/// Where the user writes: suggestion chips, the field, whom it is for, the Send button. It only tells what
/// was submitted and empties itself; whether it gets said is for others to know, who may bring back what was
/// refused. Whom one writes to stays as it is until the user changes it, so that no second whisper is said
/// aloud.
class Composer : public QWidget
{
    Q_OBJECT

public:
    explicit Composer(QWidget *parent = nullptr);
    ~Composer() override;

    void setAvatars(const Avatars *avatars);
    /// Whom one can write to and mention, in the order of the room.
    void setCompany(const QList<Mentionable> &company);
    /// The names that the user may write in; a menu for more than one.
    void setIdentities(const QList<model::Identity> &identities);
    /// Chips over the field; a click says one. Empty: no chips.
    void setSuggestions(const QStringList &suggestions);
    /// What Up finds in an empty field, oldest first.
    void setHistory(const QStringList &texts);
    /// Why nothing can be written now; empty: it can.
    void setReadOnlyReason(const QString &reason);

    [[nodiscard]] Unsent unsent() const;
    void restore(const Unsent &unsent);
    /// What was not said is not lost: it comes before what has been written since, and nobody hears it who
    /// was not to hear it.
    void bringBack(const ports::Draft &draft);

    [[nodiscard]] QString text() const; ///< of the field alone
    void setText(const QString &text);
    void focusInput();

Q_SIGNALS:
    void submitted(const studio::ports::Draft &draft); ///< its text is never blank
    void typing();                                     ///< the user changed the text, and it says something
    void edited(); ///< anything of unsent() may have changed; also after submitting

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void submit();
    void say(const QString &text);
    void leafThroughHistory(QKeyEvent &event);
    void showFromHistory(const std::optional<QString> &text);
    [[nodiscard]] QString placeholder() const;
    [[nodiscard]] QColor ground() const;
    void layGround();
    void retranslate();
    void refresh();
    void applyTheme();
    void orderTabs();

    QString m_reason;
    MentionReader m_reader;
    SentHistory m_history;
    bool m_isRestoring = false;
    QColor m_ground; ///< as the field has it
    QWidget *m_chipRow = nullptr;
    QList<PillButton *> m_chips;
    QWidget *m_frame = nullptr; // around all but the chips; painted by us
    MessageEdit *m_input = nullptr;
    PastedTexts *m_pasted = nullptr;
    AddressLine *m_address = nullptr;
    AskedNames *m_asked = nullptr;
    QLabel *m_trouble = nullptr; ///< why what is written cannot be sent
    PillButton *m_send = nullptr;
    MentionCompleter *m_completer = nullptr;
    MentionHighlighter *m_highlighter = nullptr;
};

} // namespace studio::ui
