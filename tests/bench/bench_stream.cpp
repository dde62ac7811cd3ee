// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a streamed token costs: read, laid out and painted, at 500, 2,000 and 20,000 tokens of one reply,
// beside a QTextBrowser that is given the whole reply as Markdown for each token. Then sixteen transcripts in
// one window, each with a reply of 200 tokens a second (--seconds, 60): what is lost, how long a token waits
// until it is painted, and the share of a core.
#include "tests/bench/measure.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QCryptographicHash>
#include <QGridLayout>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTimer>

#include <chrono>
#include <memory>
#include <vector>

using namespace studio;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr QSize kSize(900, 700);
constexpr int kMeasured = 200; // tokens at the end of a reply, and updates of the text browser
constexpr int kStreams = 16;
constexpr int kTokensPerSecond = 200;

const base::ParticipantId kKyoko(u"companion_kyoko"_s);

// A reply as companions write them, about four units a token, as long as anybody likes.
QStringList tokensOf(int count)
{
    const QString part =
        u"## The clock in the kitchen\n\nIt is **three minutes** fast, and everybody has agreed *not* to "
        u"mend it: `clock.offset(3)` would be the whole of the work. 昨日の夜、駅前の小さな喫茶店で"
        u"分散システムの本を読んでいました。\n\n- a log is a list of what nobody may take back\n- which "
        u"is rather the point of it 🙂\n\n> See [the page](https://example.com/clock) about it.\n\n"
        u"```cpp\nauto drift(Time from, Time to)\n{\n    return to - from;\n}\n```\n\n"
        u"| clock | drift |\n|---|--:|\n| quartz | 20 ppm |\n| rubidium | 0 ppm |\n\n"_s;
    const QString twice = part + part;
    QStringList tokens;
    for (qsizetype at = 0; tokens.size() < count; at += 4)
        tokens.append(twice.mid(at % part.size(), 4));
    return tokens;
}

QString joined(const QStringList &tokens, qsizetype count)
{
    return QStringList(tokens.first(count)).join(QString());
}

struct Talk
{
    std::unique_ptr<ui::TranscriptModel> model = std::make_unique<ui::TranscriptModel>();
    std::unique_ptr<ui::TranscriptView> view = std::make_unique<ui::TranscriptView>(*model);
    base::TurnId turn{u"t1"_s};

    Talk()
    {
        model->setSpeakers({{kKyoko, {u"Kyoko"_s, u"#d2527f"_s}}});
        model->startStreaming(turn, kKyoko);
    }
};

// Counts what is really painted: a frame that is only asked for costs nothing.
class PaintCount : public QObject
{
public:
    explicit PaintCount(QWidget *watched) { watched->installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
    int paints = 0;
};

// The cost of one token and its frame, at the end of a reply of that length.
bench::Samples costOfToken(int length)
{
    const QStringList tokens = tokensOf(length + kMeasured);
    Talk talk;
    talk.view->setFrameInterval(0ms); // each token is painted by itself
    talk.view->resize(kSize);
    talk.model->addToStreaming(talk.turn, joined(tokens, length - kMeasured));
    talk.view->show();
    talk.view->grab();
    QCoreApplication::processEvents();
    PaintCount count(talk.view->viewport());
    bench::Samples samples;
    for (int token = length - kMeasured; token < length + kMeasured; ++token) {
        samples.add([&] {
            talk.model->addToStreaming(talk.turn, tokens.at(token));
            talk.view->verticalScrollBar()->repaint(0, 0, 1,
                                                    1); // now, and all that the view asked for with it
        });
    }
    bench::print({"stream.token, frames a token",
                  length,
                  double(count.paints) / (2 * kMeasured),
                  {},
                  {},
                  "",
                  0.9,
                  true}); // a token may change nothing that is seen: a blank, a mark
    return samples;
}

bench::Samples costOfMarkdown(int length)
{
    const QStringList tokens = tokensOf(length + kMeasured);
    QTextBrowser browser;
    browser.resize(kSize);
    browser.show();
    bench::Samples samples;
    QString text = joined(tokens, length);
    for (int token = 0; token < 20; ++token) {
        text += tokens.at(length + token);
        samples.add([&] {
            browser.setMarkdown(text);
            browser.moveCursor(QTextCursor::End);
            browser.viewport()->repaint();
        });
    }
    return samples;
}

double mean(const QList<double> &values)
{
    double sum = 0;
    for (const double value : values)
        sum += value;
    return values.isEmpty() ? 0 : sum / double(values.size());
}

void measureToken()
{
    costOfToken(500); // fonts are paid for once
    QMap<int, double> cpu;
    for (const int length : {500, 2'000, 20'000}) {
        const bench::Samples samples = costOfToken(length);
        samples.print("stream.token", length, {});
        cpu[length] =
            mean(samples.cpu); // a token in twelve breaks a line and costs more than all others: no median
    }
    for (const int length : {500, 2'000}) {
        const bench::Samples samples = costOfMarkdown(length);
        samples.print("textbrowser.setMarkdown", length, {});
        bench::print({"CPU of setMarkdown to stream.token, a token",
                      length,
                      mean(samples.cpu) / cpu.value(length),
                      {},
                      {},
                      "×",
                      length == 2'000 ? std::optional<double>(50.0) : std::nullopt,
                      true});
    }
    bench::print({"CPU of stream.token, 20,000 to 500 tokens",
                  20'000,
                  cpu.value(20'000) / cpu.value(500),
                  {},
                  {},
                  "×",
                  1.2});
}

/// One of the sixteen: gives its tokens in time, and notes when each is painted.
class Stream : public QObject
{
public:
    explicit Stream(const QStringList &tokens)
        : m_tokens(tokens)
    {
        m_talk.view->viewport()->installEventFilter(this);
        m_sinceBegin.start();
    }
    [[nodiscard]] QWidget *widget() { return m_talk.view.get(); }

    void giveUntil(qint64 milliseconds)
    {
        const auto due = std::min<qint64>(milliseconds * kTokensPerSecond / 1000, m_tokens.size());
        for (; m_given < due; ++m_given) {
            m_waiting.append(m_sinceBegin.nsecsElapsed());
            m_talk.model->addToStreaming(m_talk.turn, m_tokens.at(m_given));
        }
    }
    // The filter sees the event before the view paints: measured when it is done.
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && !m_waiting.isEmpty())
            QMetaObject::invokeMethod(
                this,
                [this, waited = std::exchange(m_waiting, {})] {
                    for (const qint64 since : waited)
                        toPaint.append(double(m_sinceBegin.nsecsElapsed() - since) / 1e6);
                },
                Qt::QueuedConnection);
        return false;
    }
    // What the transcript holds, against what was given.
    [[nodiscard]] bool isWhole() const
    {
        const auto hash = [](const QString &text) {
            return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
        };
        return hash(m_talk.model->streaming()->text) == hash(joined(m_tokens, m_given));
    }
    [[nodiscard]] qsizetype given() const { return m_given; }

    QList<double> toPaint;

private:
    Talk m_talk;
    QStringList m_tokens;
    qsizetype m_given = 0;
    QList<qint64> m_waiting;
    QElapsedTimer m_sinceBegin;
};

double processSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) + double(now.tv_nsec) / 1e9;
}

// `share` is that of a core.
void printStreams(const std::vector<std::unique_ptr<Stream>> &streams, int seconds, double share)
{
    QList<double> toPaint;
    qsizetype given = 0;
    int broken = 0;
    for (const std::unique_ptr<Stream> &stream : streams) {
        toPaint += stream->toPaint;
        given += stream->given();
        broken += stream->isWhole() ? 0 : 1;
    }
    // Given, but in no frame that was painted.
    const auto lost = double(qint64(kStreams) * seconds * kTokensPerSecond - toPaint.size());
    bench::print({"stream.16x200 tokens lost", given, lost, {}, {}, "", 0.0});
    bench::print({"stream.16x200 texts that differ", kStreams, double(broken), {}, {}, "", 0.0});
    bench::print({"stream.16x200 token to paint",
                  given,
                  bench::percentile(toPaint, 0.5),
                  bench::percentile(toPaint, 0.99),
                  {},
                  "ms",
                  33.0});
    bench::print({"stream.16x200 share of a core", given, 100 * share, {}, {}, "%", 35.0});
}

void measureStreams(int seconds)
{
    QWidget window;
    auto *grid = new QGridLayout(&window);
    std::vector<std::unique_ptr<Stream>> streams;
    QStringList tokens = tokensOf(seconds * kTokensPerSecond);
    tokens.last() = u" end"_s; // a blank at the end would need no frame
    for (int number = 0; number < kStreams; ++number) {
        streams.push_back(std::make_unique<Stream>(tokens));
        grid->addWidget(streams.back()->widget(), number / 4, number % 4);
    }
    window.resize(1280, 800);
    window.show();

    // Each has its own beat, so that tokens do not come in step.
    QElapsedTimer clock;
    clock.start();
    QTimer beat;
    beat.setTimerType(Qt::PreciseTimer);
    qsizetype next = 0;
    QObject::connect(&beat, &QTimer::timeout, &window, [&] {
        for (int turn = 0; turn < kStreams / 4; ++turn)
            streams.at(size_t(next++ % kStreams))->giveUntil(clock.elapsed());
        if (clock.elapsed() < seconds * 1000LL)
            return;
        beat.stop();
        QCoreApplication::exit(); // quit() would close the window before the last frames
    });
    beat.start(1ms);
    const double before = processSeconds();
    QCoreApplication::exec();
    const double used = processSeconds() - before;
    const double took = double(clock.elapsed()) / 1000;
    for (const std::unique_ptr<Stream> &stream : streams)
        stream->giveUntil(seconds * 1000LL);
    QTimer::singleShot(200ms, &window, [] { QCoreApplication::exit(); }); // the last frames
    QCoreApplication::exec();
    printStreams(streams, seconds, used / took);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QCommandLineParser options;
    options.addOption({u"seconds"_s, u"How long the sixteen streams run."_s, u"seconds"_s, u"60"_s});
    options.process(application);
    ui::Theme::light().applyTo(application, QLocale(QLocale::Japanese));

    measureToken();
    measureStreams(std::max(1, options.value(u"seconds"_s).toInt()));
    return 0;
}
