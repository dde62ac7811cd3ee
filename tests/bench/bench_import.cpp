// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A thousand Character Cards in pictures, dropped on the library while it is open: how fast they come in
// through the studio and onto the disk, what memory that takes, and how long the window ever stood still.

#include "app/house.h"
#include "core/persona/card/png_card.h"
#include "core/studio/ports/draft_port.h"
#include "core/studio/ports/persona_port.h"
#include "tests/bench/measure.h"
#include "tests/bench/process_facts.h"
#include "ui/imports/persona_import.h"
#include "ui/library/casting.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTimer>
#include <QWidget>

#include <cstdio>
#include <random>

using namespace Qt::StringLiterals;
using namespace studio;

namespace {

constexpr int kCards = 1000;
constexpr QSize kPortrait(400, 600); // as most cards have it

/// A portrait that packs about as well as a painted one.
QByteArray portrait(int number)
{
    QImage image(kPortrait, QImage::Format_RGB32);
    QPainter painter(&image);
    QLinearGradient ground(0, 0, kPortrait.width(), kPortrait.height());
    ground.setColorAt(0, QColor::fromHsv(number % 360, 120, 220));
    ground.setColorAt(1, QColor::fromHsv((number * 7) % 360, 200, 90));
    painter.fillRect(image.rect(), ground);
    std::mt19937 dice(static_cast<std::mt19937::result_type>(number));
    for (int stroke = 0; stroke < 400; ++stroke) {
        painter.setPen(QPen(QColor::fromRgb(dice()), 1 + double(dice() % 40) / 10));
        painter.drawLine(QPointF(dice() % 400, dice() % 600), QPointF(dice() % 400, dice() % 600));
    }
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray card(int number)
{
    const QString words =
        u"She keeps the lighthouse, and a diary of every ship that passed it. "_s.repeated(30);
    const QString json =
        u"{\"spec\":\"chara_card_v2\",\"spec_version\":\"2.0\",\"data\":{\"name\":\"Keeper %1\","
        "\"description\":\"%2\",\"personality\":\"%2\",\"scenario\":\"%2\",\"first_mes\":\"Good evening.\","
        "\"mes_example\":\"\",\"creator_notes\":\"\",\"system_prompt\":\"\",\"post_history_instructions\":"
        "\"\","
        "\"alternate_greetings\":[\"Oh.\"],\"tags\":[\"sea\",\"tag %3\"],\"creator\":\"bench\","
        "\"character_version\":\"1\",\"extensions\":{\"talkativeness\":\"0.5\"}}}"_s.arg(number)
            .arg(words)
            .arg(number % 30);
    return persona::pngWithCard(portrait(number), json.toUtf8(), {}).value_or(QByteArray());
}

qint64 writeCards(const QString &folder)
{
    qint64 bytes = 0;
    for (int number = 0; number < kCards; ++number) {
        QFile file(folder + u"/card%1.png"_s.arg(number));
        if (file.open(QIODevice::WriteOnly))
            bytes += file.write(card(number));
    }
    return bytes;
}

double peakMegabytes()
{
    return bench::numberAfter(bench::procFile(QCoreApplication::applicationPid(), u"status"_s), "VmHWM:") /
           1024;
}

/// How long the event loop of this thread was ever busy with one thing.
class Stalls
{
public:
    Stalls()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.start(1);
        m_since.start();
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            m_waits.append(double(m_since.nsecsElapsed()) / 1e6);
            m_since.restart();
        });
    }
    [[nodiscard]] const QList<double> &waits() const { return m_waits; } ///< ms from tick to tick

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    QList<double> m_waits;
};

int measure(const QString &cards, const QString &data)
{
    const auto house = app::House::open(data, app::House::Access::ReadWrite, app::House::Time::Real);
    if (!house) {
        std::fprintf(stderr, "%s\n", qPrintable(house.error().text));
        return 1;
    }
    QWidget window;
    window.resize(1280, 800);
    window.show();
    ui::Casting casting((*house)->personas(), (*house)->drafts(), &window);
    casting.desk().refresh();
    casting.openLibrary();
    QHash<int, int> outcomes;
    QObject::connect(
        &casting.desk(), &ui::CastingDesk::importStarted, &window, [&](ui::PersonaImport *import) {
            QObject::connect(import, &ui::PersonaImport::recorded, &window,
                             [&](const ui::ImportRecord &record) { ++outcomes[int(record.outcome)]; });
        });
    const double before = peakMegabytes();
    QElapsedTimer whole;
    Stalls stalls;
    QObject::connect(&casting.desk(), &ui::CastingDesk::importEnded, qApp, &QCoreApplication::quit);
    QTimer::singleShot(0, &window, [&] {
        whole.start();
        casting.importFiles({cards});
    });
    QApplication::exec();

    const double seconds = double(whole.nsecsElapsed()) / 1e9;
    const int added = outcomes.value(int(ui::ImportRecord::Outcome::Added));
    if (added != kCards)
        std::fprintf(stderr, "only %d of %d cards came in\n", added, kCards);
    bench::print({.id = "import.rate", .n = kCards, .p50 = kCards / seconds, .unit = "files/s"});
    bench::print({.id = "import.peak_growth", .n = kCards, .p50 = peakMegabytes() - before, .unit = "MB"});
    bench::print({.id = "import.peak", .n = kCards, .p50 = peakMegabytes(), .unit = "MB"});
    const QList<double> &waits = stalls.waits();
    bench::print({.id = "import.gui_stall",
                  .n = waits.size(),
                  .p50 = bench::percentile(waits, 0.5),
                  .p99 = bench::percentile(waits, 0.99)});
    bench::print({.id = "import.gui_longest_stall", .n = waits.size(), .p50 = bench::percentile(waits, 1)});
    return added == kCards ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const QTemporaryDir cards;
    const QTemporaryDir data;
    const qint64 bytes = writeCards(cards.path());
    bench::print({.id = "import.mean_file", .n = kCards, .p50 = double(bytes) / kCards / 1024, .unit = "kB"});
    return measure(cards.path(), data.path());
}
