// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/programs_page.h"

#include "ui/doors/door_table.h"
#include "ui/doors/door_words.h"
#include "ui/doors/guests_part.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

ProgramsPage::ProgramsPage(QWidget *parent)
    : QWidget(parent)
    , m_title(plainLabel(u"programsTitle"_s, this))
    , m_table(makeDoorTable(u"programsTable"_s, Columns, {Program, Speaks}, this))
    , m_empty(quietLabel(u"programsEmpty"_s, this))
    , m_cut(new QPushButton(this))
    , m_guests(new GuestsPart(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"programsPage"_s);
    m_cut->setObjectName(u"programCut"_s);
    m_cut->setAutoDefault(false);
    connect(m_table, &QTableWidget::currentCellChanged, this, &ProgramsPage::refresh);
    connect(m_cut, &QPushButton::clicked, this, [this] {
        if (const QString client = chosenDoorRow(*m_table); !client.isEmpty())
            Q_EMIT disconnectWanted(client);
    });
    const Metrics &metrics = theme.metrics;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.tiny, metrics.medium, metrics.medium, metrics.medium);
    column->setSpacing(metrics.small);
    column->addWidget(m_title);
    column->addWidget(m_table);
    column->addWidget(m_empty);
    column->addWidget(m_cut, 0, Qt::AlignLeft);
    column->addSpacing(metrics.medium);
    column->addWidget(m_guests);
    column->addStretch(1);
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void ProgramsPage::setClients(const QList<model::DoorClient> &clients)
{
    if (m_clients == clients)
        return;
    m_clients = clients;
    fill();
}

void ProgramsPage::setPeople(const People &people)
{
    m_people = people;
    fill();
}

void ProgramsPage::setWritable(bool writable)
{
    m_writable = writable;
    m_guests->setWritable(writable);
    refresh();
}

void ProgramsPage::applyTheme()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    fitDoorTable(*m_table);
}

void ProgramsPage::fill()
{
    QList<DoorTableRow> rows;
    for (const model::DoorClient &client : std::as_const(m_clients)) {
        QStringList names;
        if (client.isFrontEnd)
            //: In a table: the program speaks as the user
            names.append(tr("you"));
        for (const base::ParticipantId &guest : client.guests)
            names.append(m_people.name(guest));
        //: In a table: nobody has spoken through that program yet
        const QString speaks = names.isEmpty() ? tr("no guest yet") : names.join(u", "_s);
        rows.append({client.id,
                     {programName(client), speaks, doorName(client.door), foreignText(client.protocol),
                      doorTime(client.since), QLocale().toString(client.calls)}});
    }
    fillDoorTable(*m_table, rows);
    if (chosenDoorRow(*m_table).isEmpty() && !rows.isEmpty())
        chooseDoorRow(*m_table, rows.constFirst().id);
    fitDoorTable(*m_table);
    refresh();
}

void ProgramsPage::refresh()
{
    const bool some = !m_clients.isEmpty();
    m_table->setVisible(some);
    m_empty->setVisible(!some);
    m_cut->setVisible(some);
    m_cut->setEnabled(m_writable && !chosenDoorRow(*m_table).isEmpty());
}

void ProgramsPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void ProgramsPage::retranslate()
{
    m_title->setText(tr("Connected programs"));
    //: The heads of columns: a program, who speaks through it, by which door it came, in which protocol,
    //: since when, how many calls it made
    m_table->setHorizontalHeaderLabels(
        {tr("Program"), tr("Speaks as"), tr("Via"), tr("Protocol"), tr("Connected since"), tr("Calls")});
    m_table->setAccessibleName(tr("Connected programs"));
    m_empty->setText(tr("No program connected."));
    //: A button: the chosen program is disconnected; it may come back
    m_cut->setText(tr("Disconnect"));
    m_cut->setToolTip(
        tr("The program can connect again. To prevent this, remove its guest or renew the token."));
    fill();
}

} // namespace studio::ui
