// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/witness/witness_window.h"

#include "core/base/sentences.h"
#include "core/model/participants.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

using ports::Knower;

namespace {

constexpr QSize kFirstSize(900, 640); // at the usual text size
constexpr int kUsualLine = 18;        // height of a line at that size
constexpr int kAboutLines = 4;
constexpr int kWhoLetters = 18; // width of the columns, in average letters
constexpr int kWhatLetters = 18;
constexpr qsizetype kLongestShown = 20'000; // UTF-16 units

} // namespace

WitnessWindow::WitnessWindow(const base::RoomId &room, QWidget *parent)
    : QDialog(parent)
    , m_room(room)
    , m_model(new WitnessModel(this))
    , m_intro(quietLabel(u"witnessIntro"_s, this))
    , m_whoseName(plainLabel(u"witnessWhoseName"_s, this))
    , m_whose(new QComboBox(this))
    , m_whispers(new QCheckBox(this))
    , m_state(plainLabel(u"witnessState"_s, this))
    , m_table(new QTableView(this))
    , m_aboutName(plainLabel(u"witnessAboutName"_s, this))
    , m_about(new QPlainTextEdit(this))
    , m_trouble(plainLabel(u"witnessTrouble"_s, this))
    , m_message(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"witnessWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    const QSize first = kFirstSize * std::max(1.0, double(fontMetrics().lineSpacing()) / kUsualLine);
    resize(parent ? first.boundedTo(parent->window()->size() - QSize(48, 48)) : first);
    m_whose->setObjectName(u"witnessWhose"_s);
    m_whose->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_whoseName->setBuddy(m_whose);
    m_whispers->setObjectName(u"witnessWhispersOnly"_s);
    m_about->setObjectName(u"witnessAbout"_s);
    m_about->setReadOnly(true);
    m_about->setTabChangesFocus(true);
    m_aboutName->setBuddy(m_about);
    const QList<std::pair<QPushButton *, QString>> buttons{
        {m_message, u"witnessMessage"_s}, {m_export, u"witnessExport"_s}, {m_close, u"witnessClose"_s}};
    for (const auto &[button, name] : buttons) {
        button->setObjectName(name);
        button->setAutoDefault(false);
    }
    layOut();
    connectParts();
    m_model->choose({.room = room});
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void WitnessWindow::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    m_table->setObjectName(u"witnessTable"_s);
    m_table->setModel(m_model);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // fetches no row for its height
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->viewport()->installEventFilter(this);
    auto *head = new QHBoxLayout;
    head->setSpacing(metrics.small);
    head->addWidget(m_whoseName);
    head->addWidget(m_whose, 1);
    head->addWidget(m_whispers);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addWidget(m_message);
    foot->addWidget(m_export);
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.small);
    column->addWidget(m_intro);
    column->addLayout(head);
    column->addWidget(m_state);
    column->addWidget(m_table, 1);
    column->addWidget(m_aboutName);
    column->addWidget(m_about);
    column->addWidget(m_trouble);
    column->addLayout(foot);
}

void WitnessWindow::connectParts()
{
    connect(m_whose, &QComboBox::activated, this, [this](int) {
        const QString id = m_whose->currentData().toString();
        m_knower = id.isEmpty() ? std::nullopt : std::optional(base::ParticipantId(id));
        choose();
    });
    connect(m_whispers, &QCheckBox::toggled, this, &WitnessWindow::choose);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &WitnessWindow::refresh);
    connect(m_table, &QTableView::activated, this, &WitnessWindow::goToMessage);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &WitnessWindow::refresh);
    connect(m_message, &QPushButton::clicked, this, &WitnessWindow::goToMessage);
    connect(m_export, &QPushButton::clicked, this, [this] {
        if (m_knower)
            Q_EMIT exportWanted(*m_knower);
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
}

void WitnessWindow::setKnowledge(const ports::Knowledge &knowledge, const People &people)
{
    const bool isFirst = m_model->knowledge().room.isEmpty();
    m_people = people;
    m_problem.clear();
    m_model->setKnowledge(knowledge, people);
    if (m_knower && !m_model->knower()) {
        m_knower.reset(); // they are gone for good
        choose();
    }
    fillKnowers();
    fitColumns();
    if (isFirst && m_wantedRow < 0) {
        m_table->doItemsLayout();
        m_table->scrollToBottom();
    }
    refresh();
}

void WitnessWindow::chooseKnower(const std::optional<base::ParticipantId> &knower)
{
    m_knower = knower;
    choose();
    fillKnowers();
}

void WitnessWindow::chooseMessage(qint64 index)
{
    m_knower.reset();
    m_wantedRow = index;
    const QSignalBlocker quiet(m_whispers);
    m_whispers->setChecked(false);
    choose();
    fillKnowers();
}

void WitnessWindow::offerExport()
{
    m_exports = true;
    refresh();
}

void WitnessWindow::tellTrouble(const QString &what)
{
    m_problem = what;
    refresh();
}

void WitnessWindow::fillKnowers()
{
    const QSignalBlocker quiet(m_whose);
    m_whose->clear();
    //: A choice: one column for each companion and guest
    m_whose->addItem(tr("Everyone, side by side"));
    for (const Knower &one : m_model->knowledge().knowers) {
        const QString name = m_people.name(one.id);
        //: A choice: the conversation as this companion knows it
        m_whose->addItem(one.here ? tr("As %1 knows it").arg(name)
                                  : tr("As %1, who has left, knew it").arg(name),
                         one.id.value());
    }
    const int row = m_knower ? m_whose->findData(m_knower->value()) : 0;
    m_whose->setCurrentIndex(std::max(row, 0));
}

void WitnessWindow::choose()
{
    m_model->choose({.room = m_room, .knower = m_knower, .whispersOnly = m_whispers->isChecked()});
    fitColumns();
    if (m_wantedRow < 0)
        m_table->scrollToBottom();
    refresh();
}

void WitnessWindow::goToMessage()
{
    if (const model::MessageRow *row = m_model->message(m_table->currentIndex().row()))
        Q_EMIT messageWanted(row->posted.index);
}

void WitnessWindow::refresh()
{
    if (m_wantedRow >= 0 && m_wantedRow < m_model->rowCount()) {
        const int row = int(std::exchange(m_wantedRow, -1));
        m_table->doItemsLayout(); // until then new rows are out of the scroll bar's range
        m_table->setCurrentIndex(m_model->index(row, WitnessModel::When));
        m_table->scrollTo(m_model->index(row, WitnessModel::When), QAbstractItemView::PositionAtCenter);
    }
    const Knower *one = m_model->knower();
    m_state->setText(stateWords());
    const QString about = one ? knowerWords(*one) : messageWords();
    if (m_about->toPlainText() != about)
        m_about->setPlainText(about);
    m_aboutName->setText(one ? tr("Summary and notes of %1").arg(m_people.name(one->id))
                             : tr("Selected message"));
    m_about->setAccessibleName(m_aboutName->text());
    m_message->setEnabled(m_model->message(m_table->currentIndex().row()));
    m_export->setVisible(m_exports && one);
    if (one) //: %1 is a companion
        m_export->setText(tr("Export as %1 knows it…").arg(m_people.name(one->id)));
    m_whispers->setEnabled(m_model->knowledge().whispers > 0 || m_whispers->isChecked());
    m_trouble->setText(m_problem);
    m_trouble->setVisible(!m_problem.isEmpty());
}

QString WitnessWindow::stateWords() const
{
    const ports::Knowledge &known = m_model->knowledge();
    if (known.room.isEmpty())
        return tr("One moment…");
    if (known.messages == 0)
        return tr("No messages yet.");
    if (known.whispers == 0 && !m_knower)
        return tr("No whispers yet: everyone knows everything.");
    const Knower *one = m_model->knower();
    if (!one) //: %1 is how many messages there are
        return tr("%n of %L1 messages are whispers.", nullptr, int(known.whispers)).arg(known.messages);
    const QString name = m_people.name(one->id);
    //: %1 is a companion, %2 and %3 are numbers of messages
    const QString words =
        tr("%1 has heard %L2 of %L3 messages.").arg(name).arg(one->heard).arg(known.messages);
    if (model::isGuest(one->id))
        return words;
    QStringList sentences{words, tr("The prompt contains the newest %L1 in full.").arg(one->inFull)};
    if (one->inShort > 0)
        sentences.append(tr("The oldest %L1 are in a summary.").arg(one->inShort));
    return base::joinedSentences(sentences);
}

QString WitnessWindow::messageWords() const
{
    const model::MessageRow *row = m_model->message(m_table->currentIndex().row());
    if (!row)
        return {};
    const model::Message &message = row->posted.message;
    const QString heard = m_model->heardBy(message);
    const QString who = !message.whisper  ? tr("Heard by everyone.")
                        : heard.isEmpty() ? tr("Only you know this.")
                                          //: %1 are names
                                          : tr("Heard by: %1").arg(heard);
    return who + u'\n' + message.text.left(kLongestShown);
}

QString WitnessWindow::knowerWords(const Knower &knower) const
{
    if (model::isGuest(knower.id))
        return tr("Guests read the room themselves. What they keep is not known here.");
    QString words = knower.summary ? tr("Summary of earlier messages:") + u'\n' + knower.summary->text
                                   : tr("No summary.");
    words += u"\n\n"_s;
    if (knower.notes.isEmpty())
        return words + tr("No notes: nothing is remembered from other rooms.");
    words += tr("Notes, also from other rooms:");
    for (const model::MemoryNote &note : knower.notes)
        words += u"\n• "_s + note.text;
    return words.left(kLongestShown);
}

void WitnessWindow::applyTheme()
{
    const Theme &theme = themeOf(this);
    QPalette wrong = theme.palette();
    wrong.setColor(QPalette::WindowText, theme.error);
    m_trouble->setPalette(wrong);
    m_about->setFixedHeight(kAboutLines * m_about->fontMetrics().lineSpacing() + theme.metrics.large);
    fitColumns();
}

// From the font and the headings alone: it fetches no row.
void WitnessWindow::fitColumns()
{
    const Theme &theme = themeOf(this);
    const QFontMetrics letters = fontMetrics();
    QHeaderView *head = m_table->horizontalHeader();
    m_table->verticalHeader()->setDefaultSectionSize(letters.height() + theme.metrics.small);
    head->setSectionResizeMode(QHeaderView::Interactive);
    const QDateTime longest(QDate(2026, 12, 28), QTime(22, 58));
    const int gap = 2 * theme.metrics.medium;
    head->resizeSection(WitnessModel::When,
                        letters.horizontalAdvance(locale().toString(longest, QLocale::ShortFormat)) + gap);
    head->resizeSection(WitnessModel::Who, kWhoLetters * letters.averageCharWidth());
    for (int column = WitnessModel::FirstKnower; column < m_model->columnCount(); ++column)
        head->resizeSection(column,
                            std::max(head->sectionSizeHint(column), 6 * letters.averageCharWidth()) + gap);
    fitText();
}

// The text takes the remaining width, but never too little to be read: then the table scrolls sideways.
void WitnessWindow::fitText()
{
    QHeaderView *head = m_table->horizontalHeader();
    const int others = head->length() - head->sectionSize(WitnessModel::What);
    const int least = kWhatLetters * fontMetrics().averageCharWidth();
    head->resizeSection(WitnessModel::What, std::max(least, m_table->viewport()->width() - others));
}

bool WitnessWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitText();
    return QDialog::eventFilter(watched, event);
}

void WitnessWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void WitnessWindow::retranslate()
{
    setWindowTitle(tr("Who knows what"));
    m_intro->setText(tr("Only the recipients know a whisper. Everyone knows the rest, including those who "
                        "join later. You see everything."));
    m_whoseName->setText(tr("Show:"));
    m_whose->setAccessibleName(tr("Whose knowledge is shown"));
    m_whispers->setText(tr("Whispers only"));
    m_table->setAccessibleName(tr("Messages, and who knows them"));
    m_message->setText(tr("Go to the message"));
    m_close->setText(tr("Close"));
    m_model->retranslate();
    fillKnowers();
    fitColumns();
    refresh();
}

} // namespace studio::ui
