// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/permission_card.h"

#include "core/base/sentences.h"
#include "ui/composer/flow_layout.h"
#include "ui/models/plain_text.h"
#include "ui/requests/permission_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::Reach;
using ports::Scope;

namespace {

constexpr qsizetype kFoldedLines = 4;
constexpr qsizetype kFoldedValue = 160;
constexpr qsizetype kUnfoldedValue = 4000;
constexpr qsizetype kUnfoldedLines = 24; // the editor shows the rest
constexpr qsizetype kLongestAbout = 300;
constexpr int kEditorLines = 6;

} // namespace

PermissionCard::PermissionCard(const ports::PendingWish &wish, const Avatars &avatars,
                               StillGuard::SteadyClock clock, QWidget *parent)
    : AskingCard(
          {.prefix = u"wish"_s, .companion = wish.companion, .left = wish.left, .allowed = wish.allowed},
          avatars, std::move(clock), parent)
    , m_wish(wish)
    , m_about(plainLabel(u"wishAbout"_s, this))
    , m_riskIcon(plainLabel(u"wishRiskIcon"_s, this))
    , m_risk(quietLabel(u"wishRisk"_s, this))
    , m_arguments(plainLabel(u"wishArguments"_s, this))
    , m_trouble(plainLabel(u"wishTrouble"_s, this))
    , m_same(new QCheckBox(this))
{
    setObjectName(u"permissionCard"_s);
    m_same->setObjectName(u"sameArguments"_s);
    m_trouble->hide();
    makeButtons();
    makeEditor();
    layOut();
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

bool PermissionCard::isFor(const ports::PendingWish &wish) const
{
    return m_wish.turn == wish.turn && m_wish.call == wish.call && m_wish.arguments == wish.arguments;
}

// ---- what it is made of

void PermissionCard::makeButtons()
{
    const auto allow = [this](Reach reach) { return [this, reach] { Q_EMIT allowWanted(reach, scope()); }; };
    const auto refuse = [this](Reach reach) {
        return [this, reach] { Q_EMIT refuseWanted(reach, scope()); };
    };
    m_numbered = {makeButton(u"allowOnce"_s, allow(Reach::Once)),
                  makeButton(u"allowInRoom"_s, allow(Reach::Room)),
                  makeButton(u"allowAlways"_s, allow(Reach::Always)),
                  makeButton(u"refuseOnce"_s, refuse(Reach::Once)),
                  makeButton(u"refuseAlways"_s, refuse(Reach::Always)),
                  makeButton(u"editArguments"_s, [this] { edit(true); })};
    m_fold = new QPushButton(this);
    m_fold->setObjectName(u"unfoldArguments"_s);
    m_fold->setAutoDefault(false);
    m_fold->setFlat(true);
    connect(m_fold, &QPushButton::clicked, this, [this] { fold(!m_isFolded); });
    m_answers = new QWidget(this);
    m_answers->setObjectName(u"wishButtons"_s);
    auto *flow = new FlowLayout(themeOf(this).metrics.small);
    m_answers->setLayout(flow);
    for (QPushButton *button : std::as_const(m_numbered))
        flow->addWidget(button);
}

void PermissionCard::makeEditor()
{
    const Theme &theme = themeOf(this);
    m_editing = new QWidget(this);
    m_editing->setObjectName(u"wishEditing"_s);
    m_editor = new QPlainTextEdit(m_editing);
    m_editor->setObjectName(u"wishEditor"_s);
    m_editor->setTabChangesFocus(true);
    m_editor->setPlainText(editableArguments(m_wish.arguments));
    m_send =
        makeButton(u"allowEdited"_s, [this] { Q_EMIT allowWithWanted({m_editor->toPlainText().toUtf8()}); });
    m_back = makeButton(u"leaveEditing"_s, [this] { edit(false); });
    auto *row = new QHBoxLayout;
    row->setSpacing(theme.metrics.small);
    row->addWidget(m_send);
    row->addWidget(m_back);
    row->addStretch(1);
    auto *column = new QVBoxLayout(m_editing);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    column->addWidget(m_editor);
    column->addWidget(m_trouble);
    column->addLayout(row);
    m_editing->hide();
}

void PermissionCard::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *risk = new QHBoxLayout;
    risk->setSpacing(metrics.tiny);
    risk->addWidget(m_riskIcon, 0, Qt::AlignTop);
    risk->addWidget(m_risk, 1);
    QVBoxLayout &column = contents();
    column.addWidget(m_about);
    column.addLayout(risk);
    column.addWidget(m_arguments);
    column.addWidget(m_fold, 0, Qt::AlignLeft);
    column.addSpacing(metrics.tiny);
    column.addWidget(m_same);
    column.addSpacing(metrics.tiny);
    column.addWidget(m_answers);
    column.addWidget(m_editing);
    setTabOrder(m_fold, m_same);
    setTabOrder(m_same, m_numbered.constFirst());
}

// ---- what it is told

void PermissionCard::applyTheme()
{
    const Theme &theme = themeOf(this);
    QPalette wrong = theme.palette();
    wrong.setColor(QPalette::WindowText, theme.error);
    m_trouble->setPalette(wrong);
    showRisk();
    drawFace();
}

void PermissionCard::tellTrouble(const QString &what)
{
    edit(true);
    m_trouble->setText(what);
    m_trouble->setVisible(!what.isEmpty());
    m_editor->setAccessibleDescription(what);
}

/// The refusal gets the focus, because a hasty press of it does no harm.
void PermissionCard::takeFocus()
{
    if (m_isEditing)
        m_editor->setFocus(Qt::TabFocusReason);
    else
        m_numbered.at(3)->setFocus(Qt::TabFocusReason);
}

QString PermissionCard::sentence() const
{
    return base::joinedSentences({title().text(), m_about->text(), m_risk->text(), m_arguments->text()});
}

Scope PermissionCard::scope() const
{
    return m_same->isChecked() ? Scope::SameArguments : Scope::AnyArguments;
}

// ---- what the user does

void PermissionCard::edit(bool editing)
{
    if (std::exchange(m_isEditing, editing) == editing)
        return;
    m_trouble->hide();
    m_answers->setVisible(!editing);
    m_same->setVisible(!editing);
    m_editing->setVisible(editing);
    fold(m_isFolded);
    disturb();
    takeFocus();
}

void PermissionCard::fold(bool folded)
{
    m_isFolded = folded;
    const QStringList all = argumentLines(m_wish.arguments, folded ? kFoldedValue : kUnfoldedValue);
    const QStringList shown = all.mid(0, folded ? kFoldedLines : kUnfoldedLines);
    const bool isMore = all.size() > kFoldedLines || argumentLines(m_wish.arguments, kFoldedValue) !=
                                                         argumentLines(m_wish.arguments, kUnfoldedValue);
    m_arguments->setText(shown.isEmpty() ? tr("No arguments") : shown.join(u'\n'));
    m_arguments->setVisible(!m_isEditing);
    m_fold->setVisible(isMore && !m_isEditing);
    m_fold->setText(folded ? tr("Show all") : tr("Show less"));
}

/// A number presses the button that shows it.
void PermissionCard::keyPressEvent(QKeyEvent *event)
{
    const qsizetype number = event->key() - Qt::Key_1;
    if (!m_isEditing && number >= 0 && number < m_numbered.size() && !event->isAutoRepeat())
        m_numbered.at(number)->click();
    else if (m_isEditing && event->key() == Qt::Key_Escape)
        edit(false);
    else
        AskingCard::keyPressEvent(event);
}

// ---- what it looks like

void PermissionCard::showRisk()
{
    const Theme &theme = themeOf(this);
    const QColor colour = m_wish.risk == model::Risk::Sensitive ? theme.warning : theme.mutedText;
    m_riskIcon->setPixmap(
        iconPixmap(riskIcon(m_wish.risk), colour, fontMetrics().height(), devicePixelRatioF()));
    m_risk->setText(riskSentence(m_wish.risk));
}

void PermissionCard::retranslate()
{
    showTitle(wishSentence(m_wish, people().name(m_wish.companion)));
    m_about->setText(m_wish.about.simplified().left(kLongestAbout));
    m_about->setVisible(!m_about->text().isEmpty());
    showRisk();
    fold(m_isFolded);
    showAnswers();
    m_editor->setFixedHeight(kEditorLines * fontMetrics().lineSpacing() + themeOf(this).metrics.large);
    setAccessibleName(sentence());
}

void PermissionCard::showAnswers()
{
    m_same->setText(tr("Only with these arguments"));
    m_same->setToolTip(tr("“In this room”, “Always” and “Never” then apply to these arguments only."));
    const QStringList words{tr("Allow once"), tr("In this room"), tr("Always"),
                            tr("Deny"),       tr("Never"),        tr("Edit…")};
    for (qsizetype i = 0; i < m_numbered.size(); ++i) {
        QPushButton *button = m_numbered.at(i);
        //: A button and the key that presses it: "1 · Allow once"
        button->setText(tr("%1 · %2").arg(i + 1).arg(words.at(i)));
        button->setAccessibleDescription(title().text());
    }
    m_send->setText(tr("Allow once with changes"));
    m_back->setText(tr("Back"));
    m_editor->setAccessibleName(tr("Arguments of the tool, as JSON"));
}

} // namespace studio::ui
