// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/composer.h"

#include "core/model/room_limits.h"
#include "ui/composer/address_line.h"
#include "ui/composer/asked_names.h"
#include "ui/composer/attached_pictures.h"
#include "ui/composer/composer_frame.h"
#include "ui/composer/mention_completer.h"
#include "ui/composer/mention_highlighter.h"
#include "ui/composer/message_edit.h"
#include "ui/composer/pasted_texts.h"
#include "ui/composer/picture_strip.h"
#include "ui/composer/pill_button.h"
#include "ui/composer/quoted.h"
#include "ui/composer/suggestion_chips.h"
#include "ui/composer/whisper_taking.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QTextBlock>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

Composer::Composer(QWidget *parent)
    : QWidget(parent)
    , m_chips(new SuggestionChips(this))
    , m_frame(new ComposerFrame(this))
    , m_input(new MessageEdit(m_frame))
    , m_pasted(new PastedTexts(m_frame))
    , m_pictures(new AttachedPictures(*m_input, m_frame))
    , m_address(new AddressLine(m_frame))
    , m_asked(new AskedNames(m_frame))
    , m_trouble(new QLabel(m_frame))
    , m_send(new PillButton(PillButton::Look::Main, m_frame))
    , m_completer(new MentionCompleter(*m_input))
    , m_highlighter(new MentionHighlighter(*m_input))
    , m_whisper(new WhisperTaking(*m_input, *m_address))
{
    setObjectName(u"composer"_s);
    m_input->setObjectName(u"composer.input"_s);
    m_send->setObjectName(u"composer.send"_s);
    m_send->setSign(IconName::Send);
    m_trouble->setObjectName(u"composer.trouble"_s);
    m_trouble->setTextFormat(Qt::PlainText);
    m_trouble->setWordWrap(true);
    layOut();

    m_input->installEventFilter(this);
    m_completer->listenFirst();
    connect(m_input, &MessageEdit::submitAsked, this, &Composer::submit);
    connect(m_input, &MessageEdit::hugePasted, this, &Composer::takeHugePaste);
    connect(m_send, &PillButton::clicked, this, &Composer::submit);
    connect(m_input, &MessageEdit::textChanged, this, &Composer::readMentions);
    connect(m_input, &MessageEdit::textChanged, this, &Composer::edited);
    connect(m_input, &MessageEdit::textChanged, this, [this] {
        if (!m_isRestoring && m_input->hasFocus() && !isBlank(text()))
            Q_EMIT typing();
    });
    connect(this, &Composer::edited, this, [this] {
        m_refusedPaste = 0;
        m_isHeldBack = false;
    });
    connect(m_input, &MessageEdit::composingChanged, this, &Composer::readMentions);
    connect(m_pasted, &PastedTexts::changed, this, &Composer::edited);
    connect(m_address, &AddressLine::changed, this, &Composer::edited);
    connect(m_pictures, &AttachedPictures::changed, this, &Composer::edited);
    connect(m_pictures, &AttachedPictures::changed, this, &Composer::orderTabs);
    connect(m_pictures, &AttachedPictures::readingChanged, this, &Composer::refresh);
    connect(m_chips, &SuggestionChips::chosen, this, &Composer::say);
    connect(m_asked, &AskedNames::taken, this, &Composer::focusInput);
    connect(m_asked, &AskedNames::changed, this, &Composer::orderTabs);
    connect(this, &Composer::edited, this, &Composer::refresh);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] {
        layGround();
        refresh();
        m_frame->update();
    });
}

void Composer::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *tools = new QHBoxLayout;
    tools->setSpacing(metrics.small);
    tools->addWidget(m_address, 1);
    tools->addWidget(&m_pictures->button(), 0, Qt::AlignBottom);
    tools->addWidget(m_send, 0, Qt::AlignBottom);
    auto *inside = new QVBoxLayout(m_frame);
    inside->setContentsMargins(metrics.small, metrics.tiny, metrics.tiny, metrics.tiny);
    inside->setSpacing(0);
    auto *field = new QHBoxLayout;
    field->setContentsMargins(metrics.small + 1, 0, metrics.small, 0); // aligned with the signs below
    field->addWidget(m_input);
    inside->addWidget(&m_pictures->strip());
    inside->addLayout(field);
    inside->addWidget(m_pasted);
    m_trouble->setContentsMargins(metrics.small + 1, 0, metrics.small, metrics.tiny);
    m_asked->setContentsMargins(metrics.small + 1, 0, metrics.small, metrics.tiny);
    inside->addWidget(m_asked);
    inside->addWidget(m_trouble);
    inside->addLayout(tools);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.medium, metrics.small, metrics.medium, metrics.medium);
    column->setSpacing(metrics.small);
    column->addWidget(m_chips);
    column->addWidget(m_frame);
}

void Composer::setAvatars(const Avatars *avatars)
{
    m_address->setAvatars(avatars);
    m_completer->setAvatars(avatars);
}

void Composer::setCompany(const QList<Mentionable> &company)
{
    m_company = company;
    m_reader = MentionReader(company);
    m_completer->setPeople(company);
    m_highlighter->setPeople(company, m_reader);
    m_address->setCompany(company);
    m_asked->setCompany(company);
    readMentions();
    refresh();
}

void Composer::setIdentities(const QList<model::Identity> &identities)
{
    m_address->setIdentities(identities);
    refresh();
}

void Composer::setSuggestions(const QStringList &suggestions)
{
    m_chips->setSuggestions(suggestions);
    orderTabs();
    refresh();
    updateGeometry();
}

void Composer::orderTabs()
{
    QWidget *before = nullptr;
    QList<QWidget *> order = m_chips->tabStops();
    order << m_pictures->strip().tabStops() << m_input << m_pasted;
    order.append(QList<QWidget *>(m_asked->chips().begin(), m_asked->chips().end()));
    order << m_address << &m_pictures->button() << m_send;
    for (QWidget *widget : std::as_const(order)) {
        if (before)
            setTabOrder(before, widget);
        before = widget;
    }
}

void Composer::setHistory(const QStringList &texts) { m_history.reset(texts); }

void Composer::setReadOnlyReason(const QString &reason)
{
    m_reason = reason;
    m_input->setReadOnly(!reason.isEmpty());
    m_pasted->setWritable(reason.isEmpty());
    m_pictures->setWritable(reason.isEmpty());
    m_address->setWritable(reason.isEmpty());
    m_asked->setWritable(reason.isEmpty());
    refresh();
}

QString Composer::text() const { return m_input->toPlainText(); }

void Composer::setText(const QString &text)
{
    Unsent unsent = Unsent::of({.text = text});
    m_input->setPlainText(unsent.text);
    m_input->moveCursor(QTextCursor::End);
    m_pasted->setTexts(unsent.pasted);
}

Unsent Composer::unsent() const
{
    const AddressLine::Address &address = m_address->address();
    return {text(),       m_pasted->texts(), address.to,        address.whisper,
            address.from, address.kept,      address.mentioned, m_pictures->all()};
}

void Composer::restore(const Unsent &unsent)
{
    const QScopedValueRollback restoring(m_isRestoring, true);
    m_completer->close();
    m_completer->forgetTaken();
    m_whisper->forget();
    m_history.leave();
    m_address->setAddress({unsent.to, unsent.whisper, unsent.from, unsent.kept, unsent.mentioned},
                          askedByMention(unsent.text));
    m_asked->begin({});
    m_pasted->setTexts(unsent.pasted);
    m_pictures->set(unsent.pictures);
    m_input->setPlainText(unsent.text);
    m_input->moveCursor(QTextCursor::End);
    Q_EMIT edited();
}

void Composer::bringBack(const ports::Draft &draft)
{
    const Unsent now = unsent();
    Unsent refused = Unsent::of(draft);
    if (now.saysNothing())
        refused.kept = refused.kept || now.kept;
    restore(now.saysNothing() ? refused : Unsent::joined(refused, now));
    m_asked->begin(draft.notMeant);
    refresh();
}

void Composer::quote(const QString &words) { insertQuote(words, unsent()); }

void Composer::quoteWhisper(const QString &words, const QList<base::ParticipantId> &heardBy)
{
    insertQuote(words, Unsent::joined(unsent(), {.to = heardBy, .whisper = true}));
}

/// The address comes first: at no moment do the words of a whisper stand in a message to all.
void Composer::insertQuote(const QString &words, const Unsent &address)
{
    const QString quote = quoted(words);
    if (!m_reason.isEmpty() || !isEnabled() || quote.isEmpty())
        return;
    QTextCursor cursor = m_input->textCursor();
    cursor.clearSelection();
    const bool isInLine = !isBlank(cursor.block().text().left(cursor.positionInBlock()));
    const QString inserted = (isInLine ? u"\n"_s : QString()) + quote + u"\n\n"_s;
    const QString after = QString(text()).insert(cursor.position(), inserted);
    m_address->setAddress({address.to, address.whisper, address.from, address.kept, address.mentioned},
                          askedByMention(after));
    focusInput(); // so that the insertion counts as writing
    cursor.insertText(inserted);
    m_input->setTextCursor(cursor);
    m_input->ensureCursorVisible();
    Q_EMIT edited();
}

void Composer::address(const base::ParticipantId &to, bool whisper)
{
    if (!m_reason.isEmpty() || !isEnabled())
        return;
    const AddressLine::Address now = m_address->address();
    const bool isSecret = now.whisper && !unsent().saysNothing();
    focusInput();
    m_isHeldBack = isSecret && !now.to.contains(to); // its words are for others
    if (m_isHeldBack)
        return refresh();
    const bool whispers = whisper || isSecret;
    m_address->setAddress({.to = {to}, .whisper = whispers, .from = now.from, .kept = whispers},
                          whispers ? QList<base::ParticipantId>() : askedByMention(text()));
    Q_EMIT edited();
}

void Composer::focusInput() { m_input->setFocus(Qt::OtherFocusReason); }

/// The focus comes first, so that an input method composes in the field from now on.
bool Composer::takeKey(const QKeyEvent &key)
{
    if (!m_reason.isEmpty() || !isEnabled() || !isVisible())
        return false;
    focusInput();
    QKeyEvent typed(key.type(), key.key(), key.modifiers(), key.text(), key.isAutoRepeat());
    QCoreApplication::sendEvent(m_input, &typed);
    return true;
}

/// A paste that no message has room for changes nothing: it is still in the clipboard.
void Composer::takeHugePaste(const QString &text)
{
    if (unsent().wholeText().size() + text.size() > model::kLongestMessage) {
        m_refusedPaste = text.size();
        return refresh();
    }
    m_input->textCursor().removeSelectedText();
    m_pasted->add(text);
}

void Composer::submit()
{
    if (m_input->isComposing() || takeWhisper(true))
        return;
    const Unsent now = unsent();
    if (!m_send->isEnabled() || now.saysNothing())
        return;
    const ports::Draft draft{.from = now.from,
                             .text = now.wholeText(),
                             .to = now.to,
                             .mentions = m_reader.mentionsIn(now.text, m_completer->taken()),
                             .whisper = now.whisper,
                             .notMeant = m_asked->takenOff(),
                             .pictures = m_pictures->drafts()};
    if (!isBlank(draft.text))
        m_history.add(draft.text);
    m_completer->forgetTaken();
    m_pasted->setTexts({});
    m_pictures->clear();
    m_address->beginNext();
    m_input->clear();
    focusInput();
    Q_EMIT submitted(draft);
}

QList<base::ParticipantId> Composer::askedByMention(const QString &text) const
{
    return m_reader.askedIn(text, m_completer->taken());
}

void Composer::readMentions()
{
    if (m_isRestoring)
        return;
    if (m_whisper->follow(m_pasted->texts().isEmpty() && m_pictures->all().isEmpty()))
        m_completer->close();
    if (!takeWhisper(false))
        m_address->setMentioned(askedByMention(text()));
}

bool Composer::takeWhisper(bool isSubmitted)
{
    if (!m_whisper->take(whisperCommand(text(), m_reader, m_completer->taken()), isSubmitted))
        return false;
    Q_EMIT edited();
    return true;
}

/// Sends a suggestion; the text in the field stays, with its recipients.
void Composer::say(const QString &text)
{
    const AddressLine::Address address = m_address->address();
    if (!m_reason.isEmpty() || !isEnabled() || isBlank(text) || m_address->isWhisperToNobody())
        return;
    QList<base::ParticipantId> to = address.to;
    for (const base::ParticipantId &id :
         address.whisper ? QList<base::ParticipantId>() : askedByMention(text)) {
        if (!to.contains(id))
            to.append(id);
    }
    if (unsent().saysNothing())
        m_address->beginNext();
    focusInput();
    Q_EMIT submitted({.from = address.from,
                      .text = text,
                      .to = to,
                      .mentions = m_reader.mentionsIn(text),
                      .whisper = address.whisper});
}

/// Up browses the history from an empty field, and from there on while the text from the history is unchanged
/// and the cursor is in the first or last line.
void Composer::leafThroughHistory(QKeyEvent &event)
{
    const bool plain = !(event.modifiers() & ~Qt::KeypadModifier);
    const bool mayLeaf = m_pasted->texts().isEmpty() && (text().isEmpty() || m_history.shows(text()));
    if (!plain || !mayLeaf || m_input->isComposing() || m_input->isReadOnly())
        return;
    if (text().isEmpty() && event.key() == Qt::Key_Up)
        m_history.leave();
    if (event.key() == Qt::Key_Up && m_input->isInFirstLine())
        showFromHistory(m_history.older());
    else if (event.key() == Qt::Key_Down && m_input->isInLastLine() && !text().isEmpty())
        showFromHistory(m_history.newer());
    else
        return;
    event.accept();
}

void Composer::showFromHistory(const std::optional<QString> &text)
{
    if (text)
        setText(*text);
}

void Composer::setSendsByEnter(bool sends)
{
    m_input->setSendsByEnter(sends);
    refresh();
}

void Composer::refresh()
{
    const Unsent now = unsent();
    m_asked->read(now.whisper ? QString() : now.wholeText(), now.to);
    const bool isCommand = whisperCommand(now.wholeText(), m_reader).has_value(); // it may not be said aloud
    m_send->setEnabled(m_reason.isEmpty() && !now.saysNothing() && !isCommand && !m_pictures->isReading() &&
                       !m_address->isWhisperToNobody());
    m_chips->setVisible(!m_chips->tabStops().isEmpty() && m_reason.isEmpty());
    m_input->setInvitation(placeholder());
    const QString keys = m_input->sendsByEnter() ? tr("Enter sends, Shift+Enter starts a new line.")
                                                 : tr("Ctrl+Enter sends, Enter starts a new line.");
    m_input->setAccessibleDescription(m_reason.isEmpty() ? keys : m_reason);
    m_input->setAccessibleName(now.whisper ? placeholder() : tr("Message"));
    const bool unheard = m_address->isWhisperToNobody() && m_reason.isEmpty();
    m_send->setHint(unheard                   ? placeholder()
                    : m_input->sendsByEnter() ? tr("Send (Enter)")
                                              : tr("Send (Ctrl+Enter)"));
    m_trouble->setText(trouble());
    m_trouble->setVisible(!m_trouble->text().isEmpty());
    m_frame->setLook({m_reason.isEmpty(), now.whisper, m_input->hasFocus()});
    if (m_ground != m_frame->ground())
        layGround();
}

/// Why the text cannot be sent, if the field does not say so itself.
QString Composer::trouble() const
{
    if (m_refusedPaste > 0) //: %1 and %2 are numbers of characters
        return tr("The pasted text has %L1 characters. A message can have at most %L2. Nothing was pasted.")
            .arg(m_refusedPaste)
            .arg(model::kLongestMessage);
    if (m_isHeldBack)
        return tr("You are writing a whisper to someone else. Send it or clear it first.");
    if (m_pictures->isReading())
        return tr("A picture is being read…");
    const QString whole = m_reason.isEmpty() ? unsent().wholeText() : QString();
    if (whole.isEmpty())
        return {};
    if (!whisperCommand(text(), m_reader) && whisperCommand(whole, m_reader))
        return tr("The pasted text begins with /w. Write /w and a name before it.");
    if (const auto command = whisperCommand(text(), m_reader)) {
        const bool isUnknown = command->who.isEmpty() && matching(m_company, command->rest).isEmpty();
        if (isUnknown) //: %1 is what the user wrote as a name
            return tr("Nobody in this room is called “%1”. Write a name after /w.").arg(command->word());
        return !m_whisper->isDeclined() ? QString()
               : m_input->sendsByEnter()
                   ? tr("A message that begins with /w is never said aloud. Enter makes it a whisper.")
                   : tr("A message that begins with /w is never said aloud. Ctrl+Enter makes it a whisper.");
    }
    return m_address->isWhisperToNobody() ? placeholder() : QString();
}

/// The field is transparent over the frame.
void Composer::layGround()
{
    const Theme &theme = themeOf(this);
    m_ground = m_frame->ground();
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Base, m_ground);
    m_input->setPalette(palette);
    palette.setColor(QPalette::WindowText, theme.warning);
    m_trouble->setPalette(palette);
}

QString Composer::placeholder() const
{
    if (!m_reason.isEmpty())
        return m_reason;
    if (m_address->isWhisperToNobody())
        return tr("Nobody would hear this whisper. Choose a recipient.");
    const AddressLine::Address &address = m_address->address();
    if (address.whisper) //: %1 are names
        return tr("Only %1 will hear this…").arg(m_address->toNames());
    if (!address.to.isEmpty()) //: %1 are names
        return tr("Ask %1 (everyone hears)…").arg(m_address->toNames());
    //: %1 is the name of the user
    return m_address->writer().isEmpty() ? tr("Write a message…")
                                         : tr("Write as %1…").arg(m_address->writer());
}

void Composer::retranslate()
{
    m_send->setLabel(tr("Send"));
    m_chips->retranslate();
    m_pasted->retranslate();
    m_pictures->retranslate();
    m_address->retranslate();
    m_asked->retranslate();
    refresh();
}

bool Composer::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        m_frame->setLook({m_reason.isEmpty(), m_frame->look().whispers, m_input->hasFocus()});
    if (event->type() == QEvent::KeyPress) {
        event->ignore();
        leafThroughHistory(static_cast<QKeyEvent &>(*event));
        if (event->isAccepted())
            return true;
        event->accept();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace studio::ui
