// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/import_dialog.h"

#include "core/model/room_limits.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::ImportedPerson;
using As = ImportedPerson::As;

namespace {

constexpr int kSteps = 1000; // of the progress bar

} // namespace

ImportDialog::ImportDialog(const QString &file, const model::ImportedFile &found,
                           const QList<KnownCompanion> &companions, QWidget *parent)
    : QDialog(parent)
    , m_file(file)
    , m_found(found)
    , m_name(new QLineEdit(found.roomName, this))
    , m_conversation(new QComboBox(this))
    , m_people(new QTableWidget(this))
    , m_beginning(new QListWidget(this))
    , m_report(new QListWidget(this))
    , m_progress(new QProgressBar(this))
    , m_state(plainLabel(u"importState"_s, this))
    , m_go(new QPushButton(tr("&Import"), this))
    , m_close(new QPushButton(tr("Cancel"), this))
{
    setObjectName(u"importDialog"_s);
    setWindowTitle(tr("Import a conversation"));
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(720, 640);
    resize(kFirstSize);
    m_name->setObjectName(u"importRoomName"_s);
    m_name->setMaxLength(int(model::kLongestRoomName));
    m_people->setObjectName(u"importPeople"_s);
    m_people->setAccessibleName(tr("Participants"));
    m_beginning->setObjectName(u"importBeginning"_s);
    m_beginning->setAccessibleName(tr("Preview"));
    m_report->setObjectName(u"importNotes"_s);
    m_report->setAccessibleName(tr("Import report"));
    m_progress->setObjectName(u"importProgress"_s);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setRange(0, kSteps);
    m_progress->setTextVisible(false);
    m_progress->hide();
    m_go->setObjectName(u"importGo"_s);
    m_go->setDefault(true);
    m_close->setObjectName(u"importClose"_s);
    m_close->setAutoDefault(false);
    makeConversations();
    makePeople(companions);
    showBeginning();
    showReport(found.report);
    arrange();
    connect(m_go, &QPushButton::clicked, this, &ImportDialog::go);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
}

// An export of a service holds all that somebody ever said there: one of them becomes a room.
void ImportDialog::makeConversations()
{
    m_conversation->setObjectName(u"importConversation"_s);
    m_conversation->setAccessibleName(tr("Conversation in the file"));
    m_conversation->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    int number = 0;
    for (const model::ImportedConversation &one : m_found.conversations) {
        ++number;
        const QString title = one.title.isEmpty() ? tr("Untitled") : one.title.simplified();
        const QString day = one.time.isValid()
                                ? locale().toString(one.time.toLocalTime().date(), QLocale::ShortFormat)
                                : QString();
        //: One of many conversations in a list: its number and its title
        QString text = tr("%1. %2").arg(number).arg(title);
        if (!day.isEmpty())
            text += u" · "_s + day;
        m_conversation->addItem(text);
    }
    m_conversation->setCurrentIndex(m_found.conversation);
    connect(m_conversation, &QComboBox::activated, this, [this](int index) {
        if (index != m_found.conversation)
            Q_EMIT conversationWanted(index);
    });
}

// Each with a choice of who that is; of a whole room there is nothing to choose.
void ImportDialog::makePeople(const QList<KnownCompanion> &companions)
{
    m_people->setColumnCount(3);
    m_people->setHorizontalHeaderLabels({tr("Name in the file"), tr("Messages"), tr("In the room")});
    m_people->verticalHeader()->hide();
    m_people->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_people->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_people->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_people->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_people->setRowCount(int(m_found.people.size()));
    for (int row = 0; row < m_people->rowCount(); ++row) {
        const ImportedPerson &person = m_found.people.at(row);
        m_people->setItem(row, 0, new QTableWidgetItem(person.name));
        auto *count = new QTableWidgetItem(locale().toString(person.messages));
        count->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_people->setItem(row, 1, count);
        auto *choice = new QComboBox(m_people);
        choice->setObjectName(u"importPerson%1"_s.arg(row));
        choice->setAccessibleName(tr("%1 in the room").arg(person.name));
        choice->addItem(tr("Me"), int(As::Me));
        choice->addItem(tr("New companion"), int(As::NewCompanion));
        choice->addItem(tr("Does not take part"), int(As::Outsider));
        for (const KnownCompanion &one : companions) {
            choice->addItem(one.name, int(As::Companion));
            choice->setItemData(choice->count() - 1, one.id.value(), Qt::UserRole + 1);
            if (person.as == As::Companion && person.companion == one.id)
                choice->setCurrentIndex(choice->count() - 1);
        }
        if (person.as != As::Companion)
            choice->setCurrentIndex(choice->findData(int(person.as)));
        m_people->setCellWidget(row, 2, choice);
    }
    m_people->resizeRowsToContents();
    m_people->setVisible(!m_found.people.isEmpty());
}

void ImportDialog::showBeginning()
{
    for (const model::ImportedLine &line : std::as_const(m_found.first))
        m_beginning->addItem(tr("%1: %2").arg(line.name, line.text.simplified()));
    m_beginning->setWordWrap(true);
}

void ImportDialog::showReport(const model::CardReport &report)
{
    m_report->clear();
    m_report->setWordWrap(true);
    for (const model::CardNote &note : report)
        m_report->addItem(note.part.isEmpty() ? note.text : tr("%1: %2").arg(note.part, note.text));
    m_report->setVisible(!report.isEmpty());
}

void ImportDialog::arrange()
{
    auto *form = new QFormLayout;
    if (m_found.conversations.isEmpty())
        m_conversation->hide();
    else
        form->addRow(tr("&Conversation"), m_conversation);
    form->addRow(tr("&Room name"), m_name);
    auto *beginning = plainLabel(u"importBeginningName"_s, this);
    //: %1 is a whole number of messages
    beginning->setText(tr("%n message(s). Preview:", nullptr, int(m_found.messages)));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_state, 1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_go);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_people, 2);
    column->addWidget(beginning);
    column->addWidget(m_beginning, 2);
    column->addWidget(m_report, 1);
    column->addWidget(m_progress);
    column->addLayout(buttons);
}

model::ImportWish ImportDialog::wish() const
{
    model::ImportWish wish{m_file, m_name->text().simplified(), m_found.people, m_found.conversation};
    for (int row = 0; row < int(wish.people.size()); ++row) {
        const auto *choice = qobject_cast<QComboBox *>(m_people->cellWidget(row, 2));
        wish.people[row].as = As(choice->currentData().toInt());
        wish.people[row].companion = base::ParticipantId(choice->currentData(Qt::UserRole + 1).toString());
    }
    return wish;
}

void ImportDialog::go()
{
    if (m_isDone) {
        Q_EMIT openWanted();
        accept();
        return;
    }
    m_isRunning = true;
    m_go->setEnabled(false);
    m_name->setEnabled(false);
    m_people->setEnabled(false);
    m_conversation->setEnabled(false);
    m_state->clear();
    m_progress->setValue(0);
    m_progress->show();
    Q_EMIT importWanted(wish());
}

void ImportDialog::setProgress(qint64 written, qint64 total)
{
    m_progress->setValue(int(std::min<qint64>(kSteps, total > 0 ? written * kSteps / total : 0)));
}

void ImportDialog::fail(const QString &text)
{
    m_isRunning = false;
    m_progress->hide();
    for (QWidget *widget : {static_cast<QWidget *>(m_go), static_cast<QWidget *>(m_name),
                            static_cast<QWidget *>(m_people), static_cast<QWidget *>(m_conversation)})
        widget->setEnabled(true);
    m_state->setText(text);
}

void ImportDialog::finish(const model::CardReport &report)
{
    m_isRunning = false;
    m_isDone = true;
    m_progress->hide();
    m_state->setText(tr("The conversation was imported as a room."));
    showReport(report);
    m_go->setText(tr("&Open room"));
    m_go->setEnabled(true);
    m_close->setText(tr("Close"));
}

void ImportDialog::done(int result)
{
    if (std::exchange(m_isRunning, false))
        Q_EMIT cancelWanted();
    QDialog::done(result);
}

} // namespace studio::ui
