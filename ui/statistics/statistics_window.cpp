// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/statistics_window.h"

#include "core/explain/call_words.h"
#include "core/explain/wording.h"
#include "core/model/participants.h"
#include "ui/statistics/statistics_section.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using base::Millis;
using model::ParticipantStatistics;
using Row = StatisticsSection::Row;

namespace {

constexpr QSize kFirstSize(820, 680); // at the usual text size
constexpr int kUsualLine = 18;        // height of a line at that size
constexpr int kSteps = 1000;          // of the progress
constexpr double kSecond = 1000;

double shareOf(qint64 part, qint64 whole) { return whole > 0 ? double(part) / double(whole) : 0; }

QString percent(const QLocale &locale, double share)
{
    //: A share in percent; %1 is the number
    return StatisticsWindow::tr("%1 %").arg(locale.toString(share * 100, 'f', share < 0.1 ? 1 : 0));
}

QString seconds(const QLocale &locale, Millis time)
{
    const double value = double(time.count()) / kSecond;
    //: A time in seconds; %1 is the number
    return StatisticsWindow::tr("%1 s").arg(locale.toString(value, 'f', value < 10 ? 1 : 0));
}

QString times(const QLocale &locale, const model::Durations &durations, Millis model::Durations::*which)
{
    return durations.count > 0 ? seconds(locale, durations.*which) : u"–"_s;
}

} // namespace

StatisticsWindow::StatisticsWindow(QWidget *parent)
    : QDialog(parent)
    , m_summary(plainLabel(u"statisticsSummary"_s, this))
    , m_progress(new QProgressBar(this))
    , m_page(new QScrollArea(this))
    , m_again(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"statisticsWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    const QSize first = kFirstSize * std::max(1.0, double(fontMetrics().lineSpacing()) / kUsualLine);
    resize(parent ? first.boundedTo(parent->window()->size() - QSize(48, 48)) : first);
    const QList<std::pair<QPushButton *, QString>> buttons{{m_again, u"statisticsAgain"_s},
                                                           {m_copy, u"statisticsCopy"_s},
                                                           {m_save, u"statisticsSave"_s},
                                                           {m_close, u"statisticsClose"_s}};
    for (const auto &[button, name] : buttons) {
        button->setObjectName(name);
        button->setAutoDefault(false);
    }
    m_progress->setObjectName(u"statisticsProgress"_s);
    m_progress->setRange(0, kSteps);
    m_progress->setTextVisible(false);
    layOut();
    connect(m_again, &QPushButton::clicked, this, &StatisticsWindow::countWanted);
    connect(m_copy, &QPushButton::clicked, this, &StatisticsWindow::copyWanted);
    connect(m_save, &QPushButton::clicked, this, &StatisticsWindow::saveWanted);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    onThemeChange(this, [this] { fill(); });
    onRetranslate(this, [this] { retranslate(); });
}

void StatisticsWindow::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *content = new QWidget(m_page);
    auto *sections = new QVBoxLayout(content);
    sections->setContentsMargins(0, 0, metrics.small, 0);
    sections->setSpacing(metrics.large);
    const QList<std::pair<StatisticsSection **, QString>> all{
        {&m_speech, u"statisticsSpeech"_s},     {&m_turns, u"statisticsTurns"_s},
        {&m_director, u"statisticsDirector"_s}, {&m_missing, u"statisticsMissing"_s},
        {&m_times, u"statisticsTimes"_s},       {&m_costs, u"statisticsCosts"_s}};
    for (const auto &[section, name] : all) {
        *section = new StatisticsSection(name, content);
        sections->addWidget(*section);
    }
    sections->addStretch(1);
    m_page->setObjectName(u"statisticsPage"_s);
    m_page->setWidgetResizable(true);
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_page->setWidget(content);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addWidget(m_again);
    foot->addStretch(1);
    foot->addWidget(m_copy);
    foot->addWidget(m_save);
    foot->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.medium);
    column->addWidget(m_summary);
    column->addWidget(m_progress);
    column->addWidget(m_page, 1);
    column->addLayout(foot);
}

void StatisticsWindow::showProgress(double share)
{
    m_problem.clear();
    m_progress->setValue(int(share * kSteps));
    m_progress->show();
    m_again->setEnabled(false);
    m_summary->setText(summary());
}

void StatisticsWindow::show(const model::RoomStatistics &statistics, const People &people)
{
    m_shown = statistics;
    m_people = people;
    m_problem.clear();
    m_progress->hide();
    fill();
}

void StatisticsWindow::tellTrouble(const QString &what)
{
    m_problem = what;
    m_progress->hide();
    fill();
}

QString StatisticsWindow::summary() const
{
    if (!m_problem.isEmpty())
        return m_problem;
    if (!m_shown)
        return tr("Counting…");
    if (m_shown->messages == 0)
        return tr("No messages yet.");
    const auto day = [this](const QDateTime &time) {
        return locale().toString(time.toLocalTime().date(), QLocale::ShortFormat);
    };
    //: %1 and %2 are dates
    return tr("%Ln messages, from %1 to %2.", nullptr, int(m_shown->messages))
        .arg(day(m_shown->first), day(m_shown->last));
}

void StatisticsWindow::fill()
{
    setWindowTitle(m_shown ? tr("Statistics of “%1”").arg(m_shown->name) : tr("Statistics"));
    m_summary->setText(summary());
    m_page->setVisible(m_shown.has_value());
    m_again->setEnabled(true);
    m_copy->setEnabled(m_shown.has_value());
    m_save->setEnabled(m_shown.has_value());
    if (!m_shown)
        return;
    fillSpeech();
    fillTurns();
    fillDirector();
    fillMissing();
    fillTimes();
    fillCosts();
}

QColor StatisticsWindow::colourOf(const base::ParticipantId &id) const
{
    const Theme &theme = themeOf(this);
    return model::isUser(id) ? theme.userName : theme.companionColour(m_people.colour(id));
}

void StatisticsWindow::fillSpeech()
{
    m_speech->setTitles(tr("Share of speech"), tr("Characters in messages, without spaces."),
                        tr("Participant"),
                        {tr("Share"), tr("Characters"), tr("Messages"), tr("Interrupted")});
    QList<Row> rows;
    for (const ParticipantStatistics &one : m_shown->participants) {
        const double share = shareOf(one.characters, m_shown->characters);
        rows.append({one.name,
                     share,
                     colourOf(one.id),
                     {percent(locale(), share), locale().toString(one.characters),
                      locale().toString(one.messages), locale().toString(one.interrupted)}});
    }
    m_speech->setRows(rows, tr("No messages yet."));
}

void StatisticsWindow::fillTurns()
{
    QList<const ParticipantStatistics *> speakers;
    qint64 bought = 0;
    qint64 most = 0;
    for (const ParticipantStatistics &one : m_shown->participants) {
        if (!one.turns.byRule.isEmpty() || one.turns.bought > 0)
            speakers.append(&one);
        bought += one.turns.bought;
    }
    for (const qint64 count : m_shown->decisions)
        most = std::max(most, count);
    most = std::max(most, bought);
    QStringList titles{tr("Total")};
    for (const ParticipantStatistics *one : speakers)
        titles.append(one->name);
    m_turns->setTitles(tr("Decisions by rule"), tr("Why a companion had the floor, or nobody did."),
                       tr("Rule"), titles);
    QList<Row> rows;
    const auto add = [&](const QString &head, qint64 all, auto countOf) {
        Row row{head, shareOf(all, most), {}, {locale().toString(all)}};
        for (const ParticipantStatistics *one : speakers)
            row.values.append(locale().toString(qint64(countOf(*one))));
        rows.append(row);
    };
    for (auto rule = m_shown->decisions.cbegin(); rule != m_shown->decisions.cend(); ++rule) {
        add(explain::ruleText(rule.key()), rule.value(),
            [&rule](const ParticipantStatistics &one) { return one.turns.byRule.value(rule.key()); });
    }
    if (bought > 0) {
        //: In a list of rules: the companion paid for its message from the meter
        add(tr("bought from the shared level"), bought,
            [](const ParticipantStatistics &one) { return one.turns.bought; });
    }
    m_turns->setRows(rows, tr("No decisions yet."));
}

// The director's choices are compared with how often each companion was available.
void StatisticsWindow::fillDirector()
{
    const model::DirectorChoices &director = m_shown->director;
    m_director->setVisible(director.asked > 0);
    //: The director is a model that chooses who speaks; %L1, %L2 and %L3 are numbers of choices
    const QString about =
        tr("Asked %L1 times. The director chose nobody %L2 times and gave no valid answer %L3 times.")
            .arg(director.asked)
            .arg(director.nobody)
            .arg(director.failed);
    m_director->setTitles(tr("The director’s choices"), about, tr("Participant"),
                          {tr("Chosen"), tr("Candidate"), tr("Share")});
    QList<Row> rows;
    for (const ParticipantStatistics &one : m_shown->participants) {
        if (one.offered == 0)
            continue;
        const qint64 chosen = one.turns.byRule.value(model::Rule::Directed);
        const double share = shareOf(chosen, one.offered);
        rows.append({one.name,
                     share,
                     colourOf(one.id),
                     {locale().toString(chosen), locale().toString(one.offered), percent(locale(), share)}});
    }
    m_director->setRows(rows, {});
}

void StatisticsWindow::fillMissing()
{
    QList<const ParticipantStatistics *> voters;
    qint64 most = 0;
    qint64 missing = 0;
    for (const ParticipantStatistics &one : m_shown->participants) {
        if (!one.missing.isEmpty())
            voters.append(&one);
    }
    for (const qint64 count : m_shown->missing) {
        most = std::max(most, count);
        missing += count;
    }
    QStringList titles{tr("Total")};
    for (const ParticipantStatistics *one : voters)
        titles.append(one->name);
    //: %1 is a number of votes, %2 how many were asked for
    const QString about =
        tr("%L1 of %L2 votes were missing at the decision.").arg(missing).arg(m_shown->asked);
    m_missing->setTitles(tr("Missing votes by cause"), about, tr("Cause"), titles);
    QList<Row> rows;
    for (auto cause = m_shown->missing.cbegin(); cause != m_shown->missing.cend(); ++cause) {
        Row row{explain::causeText(cause.key()),
                shareOf(cause.value(), most),
                {},
                {locale().toString(cause.value())}};
        for (const ParticipantStatistics *one : voters)
            row.values.append(locale().toString(one->missing.value(cause.key())));
        rows.append(row);
    }
    m_missing->setRows(rows, m_shown->asked > 0 ? tr("No missing votes.") : tr("No votes yet."));
}

void StatisticsWindow::fillTimes()
{
    m_times->setTitles(tr("Response times"),
                       tr("Median, and the time that 95 % did not exceed. Other versions count too. The bar "
                          "shows the time to the first word."),
                       tr("Participant"),
                       {tr("First word"), tr("First word, 95 %"), tr("Whole reply"), tr("Reply, 95 %"),
                        tr("Vote"), tr("Vote, 95 %")});
    Millis longest{0};
    for (const ParticipantStatistics &one : m_shown->participants)
        longest = std::max(longest, one.firstWord.median);
    QList<Row> rows;
    for (const ParticipantStatistics &one : m_shown->participants) {
        if (one.firstWord.count + one.reply.count + one.vote.count == 0)
            continue;
        Row row{one.name, std::nullopt, colourOf(one.id), {}};
        if (one.firstWord.count > 0)
            row.share = shareOf(one.firstWord.median.count(), longest.count());
        for (const model::Durations *durations : {&one.firstWord, &one.reply, &one.vote}) {
            row.values.append(times(locale(), *durations, &model::Durations::median));
            row.values.append(times(locale(), *durations, &model::Durations::p95));
        }
        rows.append(row);
    }
    m_times->setRows(rows, tr("No replies yet."));
}

QString StatisticsWindow::costWords() const
{
    const model::CallSum &calls = m_shown->calls;
    //: %1 is a sum of money
    const QString sum =
        tr("%Ln calls cost %1.", nullptr, int(calls.calls)).arg(explain::moneyText(calls.cost));
    if (calls.unpriced == 0)
        return sum;
    return tr("%1 %2", "sentences")
        .arg(sum, tr("The price of %Ln of them is not known.", nullptr, int(calls.unpriced)));
}

void StatisticsWindow::fillCosts()
{
    m_costs->setTitles(tr("Costs"), costWords(), tr("Participant"),
                       {tr("Cost"), tr("Calls"), tr("Tokens in"), tr("Tokens out")});
    QList<Row> rows;
    const auto add = [&](const QString &name, const QColor &colour, const model::CallSum &calls) {
        if (calls.calls == 0)
            return;
        const auto tokens = [this](const std::optional<qint64> &count) {
            return count ? locale().toString(*count) : u"–"_s;
        };
        rows.append({name,
                     shareOf(calls.cost, m_shown->calls.cost),
                     colour,
                     {explain::moneyText(calls.cost), locale().toString(calls.calls),
                      tokens(calls.tokens.input), tokens(calls.tokens.output)}});
    };
    for (const ParticipantStatistics &one : m_shown->participants)
        add(one.name, colourOf(one.id), one.calls);
    //: in a list of names: the model that chooses who speaks
    add(tr("Director"), {}, m_shown->director.calls);
    m_costs->setRows(rows, tr("No model calls yet."));
}

void StatisticsWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fill();
}

void StatisticsWindow::retranslate()
{
    m_progress->setAccessibleName(tr("Progress"));
    m_page->setAccessibleName(tr("Statistics"));
    m_again->setText(tr("Count again"));
    m_copy->setText(tr("Copy as CSV"));
    m_save->setText(tr("Save as CSV…"));
    m_close->setText(tr("Close"));
    fill();
}

} // namespace studio::ui
