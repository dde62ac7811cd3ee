// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/turn_details.h"

#include "ui/inspector/readable_json.h"
#include "ui/inspector/turn_json.h"
#include "ui/inspector/turn_row_words.h"
#include "ui/models/plain_text.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Kind = TurnNode::Kind;

constexpr int kPrompt = 0;
constexpr int kLinesWithHelp = 14; // the least height of the panel if the help fits

/// The text of a row for people; programs read its JSON.
QString readableText(const TurnNode &node, const TurnRowWords &words)
{
    if (const model::LoreFound *found = node.lore())
        return words.loreText(*found);
    const model::TurnEvent *event = node.turnEvent();
    if (const auto *content = event ? std::get_if<model::Content>(&event->kind) : nullptr)
        return content->text;
    if (const auto *thought = event ? std::get_if<model::Thought>(&event->kind) : nullptr)
        return thought->subject.isEmpty() ? thought->description
                                          : QString(thought->subject + u"\n\n"_s + thought->description);
    return jsonOf(node);
}

} // namespace

TurnDetails::TurnDetails(QWidget *parent)
    : QWidget(parent)
    , m_title(plainLabel(u"turnDetailsTitle"_s, this))
    , m_help(quietLabel(u"turnDetailsHelp"_s, this))
    , m_numbers(quietLabel(u"turnDetailsNumbers"_s, this))
    , m_sides(new QTabBar(this))
    , m_text(new QPlainTextEdit(this))
    , m_message(new QToolButton(this))
    , m_copy(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(u"turnDetails"_s);
    m_sides->setObjectName(u"turnDetailsSides"_s);
    m_sides->setDrawBase(false);
    m_sides->setExpanding(false);
    m_sides->addTab(QString());
    m_sides->addTab(QString());
    m_text->setObjectName(u"turnDetailsText"_s);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->document()->setDocumentMargin(Metrics().medium); // indented like the words above it
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    makeHead();
    connect(m_sides, &QTabBar::currentChanged, this, &TurnDetails::showSide);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_json); });
    connect(m_message, &QToolButton::clicked, this, [this] { Q_EMIT messageWanted(m_said); });
    connect(m_close, &QToolButton::clicked, this, &TurnDetails::closed);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void TurnDetails::makeHead()
{
    const Metrics metrics;
    m_message->setObjectName(u"turnMessage"_s);
    m_copy->setObjectName(u"copyTurn"_s);
    m_close->setObjectName(u"closeTurn"_s);
    m_message->setAutoRaise(true);
    m_close->setAutoRaise(true);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(metrics.medium, metrics.small, metrics.small, metrics.tiny);
    head->setSpacing(metrics.tiny);
    head->addWidget(m_title, 1);
    head->addWidget(m_message);
    head->addWidget(m_copy);
    head->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    for (QLabel *label : {m_help, m_numbers}) {
        label->setContentsMargins(metrics.medium, 0, metrics.medium, metrics.tiny);
        column->addWidget(label);
    }
    column->addWidget(m_sides);
    column->addWidget(m_text, 1);
}

void TurnDetails::showNode(const TurnNode &node, const People &people, const model::PolicySettings &policy)
{
    const TurnRowWords words(people, policy);
    m_title->setText(words.title(node));
    m_help->setText(words.help(node));
    m_title->setToolTip(plainToolTip(words.help(node)));
    const QString numbers = words.numbers(node);
    const bool isCall = node.kind == Kind::Call;
    m_numbers->setText(isCall ? QString(node.call.model + u" · "_s + numbers) : numbers);
    m_numbers->setVisible(isCall || !numbers.isEmpty());
    m_sides->setVisible(isCall);
    m_said = node.message;
    m_message->setVisible(m_said >= 0);
    m_json = jsonOf(node);
    if (!isCall) {
        m_call = 0;
        setText(readableText(node, words));
    } else if (m_call != node.call.id) {
        m_call = node.call.id;
        m_shown = {};
        setText({});
        Q_EMIT exchangeWanted(m_call);
    } else {
        showSide();
    }
}

void TurnDetails::showExchange(const model::Exchange &exchange)
{
    if (exchange.id != m_call || m_call == 0)
        return;
    m_shown = exchange;
    showSide();
}

void TurnDetails::showMissing(const QString &why)
{
    if (m_call != 0)
        setText(why);
}

void TurnDetails::showSide()
{
    if (m_call == 0 || m_shown.id != m_call)
        return;
    const bool isPrompt = m_sides->currentIndex() == kPrompt;
    m_json = QString::fromUtf8(isPrompt ? m_shown.prompt : m_shown.reply);
    setText(m_json.isEmpty() ? tr("Empty reply.") : withLines(m_json));
}

// The reader's position stays while more text arrives.
void TurnDetails::setText(const QString &text)
{
    if (text == m_text->toPlainText())
        return;
    const int before = m_text->verticalScrollBar()->value();
    const bool grew = !m_text->toPlainText().isEmpty() && text.startsWith(m_text->toPlainText());
    m_text->setPlainText(text);
    m_text->verticalScrollBar()->setValue(grew ? before : 0);
}

void TurnDetails::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_message->setIcon(icon(IconName::Message, theme));
    m_copy->setIcon(icon(IconName::Copy, theme));
    m_close->setIcon(icon(IconName::Close, theme, theme.mutedText));
    QPalette code = palette();
    code.setColor(QPalette::Base, theme.codeSurface);
    code.setColor(QPalette::Text, theme.text);
    m_text->setPalette(code);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(font().pointSizeF());
    m_text->setFont(fixed);
}

void TurnDetails::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

// If large texts leave no room, the help is in the tool tip of the title.
void TurnDetails::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_help->setVisible(height() >= kLinesWithHelp * fontMetrics().lineSpacing());
}

void TurnDetails::retranslate()
{
    //: Tab: what was sent to a model
    m_sides->setTabText(0, tr("Prompt"));
    //: Tab: what a model sent back, as it came
    m_sides->setTabText(1, tr("Raw reply"));
    m_sides->setAccessibleName(tr("Prompt or raw reply"));
    m_text->setAccessibleName(tr("Everything known about this row"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy as JSON"));
    m_message->setToolTip(tr("Go to the message"));
    m_message->setAccessibleName(tr("Go to the message"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close the details"));
}

} // namespace studio::ui
