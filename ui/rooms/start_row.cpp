// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/start_row.h"

#include "ui/composer/flow_layout.h"
#include "ui/models/plain_text.h"
#include "ui/rooms/starting_points.h"
#include "ui/rooms/template_desk.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kEmptyRoom = 0;        // the number of the first button
constexpr int kMostCardLetters = 26; // longer names are cut on the button

} // namespace

StartRow::StartRow(TemplateDesk &desk, const QList<model::Persona> &personas, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_personas(personas)
    , m_label(plainLabel(u"roomStartLabel"_s, this))
    , m_cards(new QWidget(this))
    , m_flow(new FlowLayout(themeOf(this).metrics.small))
    , m_group(new QButtonGroup(this))
    , m_manage(new QPushButton(this))
{
    setObjectName(u"roomStartRow"_s);
    m_cards->setObjectName(u"roomStart"_s);
    m_cards->setLayout(m_flow);
    m_manage->setObjectName(u"manageTemplates"_s);
    m_manage->setAutoDefault(false);
    const Metrics &metrics = themeOf(this).metrics;
    auto *line = new QHBoxLayout;
    line->setSpacing(metrics.small);
    line->addWidget(m_label, 1);
    line->addWidget(m_manage);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.small);
    column->addLayout(line);
    column->addWidget(m_cards);
    connect(m_group, &QButtonGroup::idClicked, this, &StartRow::choose);
    connect(m_manage, &QPushButton::clicked, this, &StartRow::manageWanted);
    connect(&desk, &TemplateDesk::changed, this, &StartRow::fill);
    onRetranslate(this, [this] { retranslate(); });
}

/// The choice stays while it is available.
void StartRow::fill()
{
    const bool hadFocus = m_cards->isAncestorOf(focusWidget()) && focusWidget()->hasFocus();
    for (QAbstractButton *button : m_group->buttons()) {
        m_group->removeButton(button);
        m_flow->removeWidget(button);
        button->hide();
        button->deleteLater(); // it may be the sender of a click
    }
    m_starts = startingPoints(m_personas) + m_desk.templates();
    addCard(kEmptyRoom, tr("Empty room"), {});
    int chosen = kEmptyRoom;
    for (int i = 0; i < int(m_starts.size()); ++i) {
        addCard(i + 1, m_starts.at(i).name, m_starts.at(i).scene);
        if (m_starts.at(i).name == m_chosen.name && m_starts.at(i).id == m_chosen.id)
            chosen = i + 1;
    }
    m_group->button(chosen)->setChecked(true);
    if (hadFocus)
        focusChosen();
    Q_EMIT filled();
}

void StartRow::addCard(int number, const QString &name, const QString &scene)
{
    auto *card = new QPushButton(m_cards);
    card->setObjectName(u"roomStart%1"_s.arg(number));
    card->setCheckable(true);
    card->setAutoDefault(false);
    const QString shown = fontMetrics().elidedText(name.simplified(), Qt::ElideRight,
                                                   kMostCardLetters * fontMetrics().averageCharWidth());
    card->setText(QString(shown).replace(u'&', u"&&"_s));
    //: A button: a new room begins like a template; %1 is its name
    card->setAccessibleName(number == kEmptyRoom ? name : tr("Start from %1").arg(name));
    card->setAccessibleDescription(scene);
    card->setToolTip(plainToolTip(scene.isEmpty() ? name : name + u"\n"_s + scene));
    m_group->addButton(card, number);
    m_flow->addWidget(card);
    card->show();
}

void StartRow::choose(int number)
{
    m_chosen = number == kEmptyRoom ? model::RoomTemplate() : m_starts.at(number - 1);
    if (number == kEmptyRoom)
        Q_EMIT cleared();
    else
        Q_EMIT chosen(m_starts.at(number - 1));
}

void StartRow::focusChosen()
{
    if (QAbstractButton *button = m_group->checkedButton())
        button->setFocus(Qt::OtherFocusReason);
}

void StartRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        retranslate();
}

void StartRow::retranslate()
{
    // A starting point has another name in another language.
    const int before = m_group->checkedId();
    if (before > kEmptyRoom && before <= startingPoints(m_personas).size())
        m_chosen = startingPoints(m_personas).at(before - 1);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_label->setFont(bold);
    m_label->setText(tr("Template"));
    m_cards->setAccessibleName(tr("Template of the room"));
    m_manage->setText(tr("Templates…"));
    m_manage->setToolTip(tr("Rename or delete your templates"));
    fill();
}

} // namespace studio::ui
