// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The stage with 1, 8 and 16 companions: what one frame costs while all of them gesture and one speaks, the
// share of a processor that sixty frames a second take then, while they only breathe and blink, and when they
// have come to rest.
#include "tests/bench/measure.h"
#include "ui/avatar/avatar_look.h"
#include "ui/avatar/avatars.h"
#include "ui/stage/puppet_life.h"
#include "ui/stage/stage_life.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QTimer>

using namespace studio;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr QSize kSize(1100, 260);
constexpr int kFrames = 240;
constexpr double kFrame = 16; // ms
constexpr auto kWatched = 3000ms;

base::ParticipantId companion(int number) { return base::ParticipantId(u"companion_%1"_s.arg(number)); }

/// A stage of that many, each with a face of its own.
struct Company
{
    explicit Company(int size)
        : size(size)
    {
        QHash<base::ParticipantId, ui::Face> faces;
        ports::FloorView floor;
        for (int number = 0; number < size; ++number) {
            const QString name = u"N%1"_s.arg(number);
            faces.insert(companion(number), {ui::drawnByChance(quint32(number)), {}, name, 1});
            floor.rows.append({.id = companion(number), .speaking = number == 0});
        }
        avatars.setPeople(faces);
        stage.resize(kSize);
        stage.show();
        stage.setFloor(floor, {});
        stage.grab(); // every size of every face is there
    }

    void gesture(int round)
    {
        const auto &gestures = stage.life().book().gestures();
        for (int number = 0; number < size; ++number)
            stage.act({.from = companion(number),
                       .name = gestures.at((round * 5 + number) % gestures.size()).name});
        stage.say(companion(0), u"word "_s.repeated(round + 1));
    }

    int size;
    ui::Avatars avatars;
    ui::StageView stage{avatars};
};

/// The event loop for a while, \p work now and then; gives the share of one processor in percent.
template<class Work>
double shareOfProcessor(Work &&work)
{
    QTimer again;
    int round = 0;
    again.callOnTimeout([&] { work(round++); });
    again.start(900);
    work(round++);
    QTimer::singleShot(kWatched, qApp, &QCoreApplication::quit);
    QElapsedTimer wall;
    wall.start();
    const double before = bench::processorMilliseconds();
    QCoreApplication::exec();
    return (bench::processorMilliseconds() - before) / double(wall.elapsed()) * 100;
}

/// Every frame of four seconds, as fast as they can be made.
void measureFrames(Company &company)
{
    bench::Samples frames;
    base::Millis now = company.stage.life().now();
    for (int frame = 0; frame < kFrames; ++frame, now += 16ms) {
        if (frame % 60 == 0)
            company.gesture(frame / 60);
        frames.add([&] {
            company.stage.life().tick(now);
            QCoreApplication::processEvents();
        });
    }
    frames.print("stage.frame", company.size, kFrame);
}

void measureRest(int size)
{
    Company company(size);
    QElapsedTimer time;
    time.start();
    company.stage.life().follow(
        [&time] { return base::Millis(time.elapsed()) + 2 * ui::PuppetLife::kLively; });
    bench::print({"stage.rest", size, shareOfProcessor([](int) {}), {}, {}, "% CPU", 0.5});
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    ui::Theme::light().applyTo(application, QLocale(QLocale::English));
    for (const int size : {1, 8, 16}) {
        {
            Company company(size);
            measureFrames(company);
        }
        Company company(size);
        const std::optional<double> bar = size == 8 ? std::optional(15.0) : std::nullopt;
        const double busy = shareOfProcessor([&](int round) { company.gesture(round); });
        bench::print({"stage.gestures", size, busy, {}, {}, "% CPU", bar});
        Company quiet(size);
        bench::print({"stage.breathing",
                      size,
                      shareOfProcessor([&](int) { quiet.stage.life().wake(); }),
                      {},
                      {},
                      "% CPU",
                      bar});
        measureRest(size);
    }
    return 0;
}
